import type { en } from "../en/api-money";
import type { Translation } from "../message";

export const ms = {
  too_many_payments: "Invois boleh mempunyai paling banyak {max} bayaran.",
  payments_above_total: "Bayaran melebihi jumlah.",
  payment_gone: "Bayaran ini sudah tiada.",
  payment_is_share:
    "Bayaran ini sebahagian daripada resit yang lebih besar, jadi tidak boleh diubah di sini. Keluarkan bayaran ini, dan wangnya kekal milik pelanggan.",
  payment_of_future_invoice:
    "Invois bertarikh selepas hari ini, {date}, tidak boleh disertai bayaran. Tinggalkan bayaran itu, atau tarikhkan invois pada hari ini.",
  payment_after_today: "Tarikh bayaran tidak boleh selepas hari ini, {date}.",
  payment_before_invoice: "Tarikh bayaran tidak boleh sebelum tarikh invois, {date}.",
  payment_before_named_invoice: "Tarikh bayaran tidak boleh sebelum tarikh invois {no}, {date}.",
  above_left_to_pay: "Hanya {amount} belum dibayar bagi invois ini.",
  above_left_to_pay_on: "Hanya {amount} belum dibayar bagi invois {no}.",
  payment_undone_on: "Bayaran ini telah dibatalkan pada {date}.",
  cash_given_without_cash: "Hanya bayaran tunai mempunyai amaun tunai yang diterima.",
  cash_given_too_little: "Tunai yang diterima, {given}, kurang daripada {amount}.",
  cash_given_too_large: "Amaun tunai yang diterima terlalu besar.",
  shares_not_a_list: "Invois bagi resit mesti berupa senarai.",
  too_many_shares: "Satu resit membayar paling banyak {max} invois.",
  share_named_twice: "Sesuatu invois hanya boleh muncul sekali dalam resit.",
  invoice_of_other_customer: "Invois {no} milik pelanggan lain.",
  invoice_in_other_currency: "Invois {no} dalam mata wang lain.",
  shares_above_amount: "Jumlah invois ialah {shares}, melebihi {amount}.",
  cash_customer_on_account:
    "Pelanggan jualan tunai tiada baki kredit, dan membayar satu invois pada satu masa.",
  above_on_account: "Pelanggan ini mempunyai baki kredit {amount}.",
  above_on_account_to_refund: "Pelanggan ini mempunyai baki kredit {amount} untuk dibayar balik.",
  above_on_account_of_receipt: "Hanya {amount} daripada resit ini menjadi baki kredit.",
  choose_invoice_to_pay: "Sila pilih invois untuk dibayar.",
  on_account_since:
    "{amount} hanya menjadi baki kredit sejak {date}. Sila pilih hari itu atau hari yang lebih lewat.",
  receipt_undone_on: "Resit ini telah dibatalkan pada {date}.",
  receipt_given_back:
    "{amount} daripada resit ini telah dibayar balik pada {date}. Batalkan bayaran balik itu dahulu.",
  nothing_to_give_back: "Tiada apa-apa untuk dibayar balik bagi invois ini.",
  refund_after_today: "Wang tidak boleh dibayar balik selepas hari ini, {date}.",
  refund_undone_on: "Bayaran balik ini telah dibatalkan pada {date}.",
  refund_of_cash_sale: "Wang ini dibayar balik bagi jualan tunai, jadi kekal dibayar balik.",
  credit_without_lines: "Sila kreditkan sekurang-kurangnya satu baris.",
  too_many_credited_lines: "Nota kredit boleh mempunyai paling banyak {max} baris.",
  line_named_twice: "Satu baris invois dinamakan dua kali.",
  invoice_line_not_found: "Satu baris invois tidak dijumpai.",
  credit_after_today: "Tarikh nota kredit tidak boleh selepas hari ini, {date}.",
  credit_before_invoice: "Tarikh nota kredit tidak boleh sebelum tarikh invois, {date}.",
  credit_of_nothing: "Jumlah baris ini sifar. Sila kreditkan lebih banyak.",
  above_left_to_credit:
    "Hanya {amount} daripada invois ini boleh dikreditkan lagi. Sila kreditkan juga baris yang bernilai negatif.",
  line_credited: "Tiada baki pada baris {line} untuk dikreditkan.",
  above_left_of_line: "Hanya {quantity} pada baris {line} boleh dikreditkan lagi.",
  credit_note_voided_on: "Nota kredit ini telah dibatalkan pada {date}.",
} as const satisfies Translation<typeof en>;

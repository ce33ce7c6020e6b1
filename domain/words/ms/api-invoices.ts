import type { en } from "../en/api-invoices";
import type { Translation } from "../message";

export const ms = {
  no_lines: "Sila tambah sekurang-kurangnya satu baris.",
  too_many_lines: "Invois boleh mempunyai paling banyak {max} baris.",
  lines_too_long: "Nama dan keterangan semua baris boleh mengandungi paling banyak {max} aksara.",
  invalid_discount: "Diskaun mesti peratusan dari 0 hingga 100.",
  rate_not_above_zero: "Kadar pertukaran mesti melebihi sifar.",
  rate_needed: "Kadar pertukaran diperlukan.",
  rate_of_own_currency: "Kadar pertukaran mata wang syarikat sendiri ialah 1.",
  rate_unknown: "Tiada kadar pertukaran untuk {currency} pada {date}. Sila taip kadar itu.",
  rate_unknown_for_repeat:
    "Tiada kadar pertukaran untuk {currency} pada {date}. Buat invois itu untuk menaip kadar.",
  type_rate: "Sila taip kadar pertukaran {currency}.",
  tax_inclusive: "Harga termasuk cukai tidak boleh disimpan.",
  progress_payments: "Bayaran berperingkat tidak boleh disimpan.",
  recurring_invoices: "Invois berulang tidak boleh disimpan.",
  due_date: "Tarikh akhir bayaran diperlukan, dan mesti berupa tarikh.",
  item_out_of_use: "Item ini tidak aktif. Sila pilih item lain.",
  amount_too_large: "Amaun terlalu besar.",
  amount_too_large_at_rate: "Amaun terlalu besar pada kadar pertukaran ini.",
  total_too_large: "Jumlah terlalu besar.",
  total_too_large_at_rate: "Jumlah terlalu besar pada kadar pertukaran ini.",
  total_below_zero: "Jumlah tidak boleh kurang daripada sifar.",
  currency_locked: {
    other:
      "Invois ini mempunyai {count} bayaran, jadi mata wangnya kekal {currency}. Batalkan bayaran itu dahulu.",
  },
  contact_locked_when_approved: "Kenalan bagi invois yang telah diluluskan tidak boleh ditukar.",
  contact_locked:
    "Invois ini mempunyai bayaran, jadi kenalannya tidak boleh ditukar. Batalkan bayaran itu dahulu.",
  date_after_payment:
    "Invois ini mempunyai bayaran pada {date}. Sila pilih hari itu atau hari yang lebih awal sebagai tarikhnya.",
  new_is_draft: "Invois baharu ialah draf.",
  only_mark_sent: "Invois hanya boleh ditandakan sebagai dihantar.",
  number_used: "Nombor invois {no} sudah digunakan.",
  draft_not_sent: "Invois ini masih draf. Tandakan sebagai dihantar sebelum anda menghantarnya.",
  draft_not_shared: "Invois ini masih draf. Tandakan sebagai dihantar sebelum anda berkongsinya.",
  sale_of_nothing: "Jumlah jualan tunai mesti melebihi sifar.",
  no_cash_term: "Syarikat ini tiada terma bayaran yang dibayar serta-merta.",
  no_cash_method: "Syarikat ini tidak menerima tunai. Sila pilih kaedah bayaran.",
  no_cash_account: "Syarikat ini tiada akaun untuk memasukkan tunai.",
  sale_amount_changed: "Jumlah jualan ini kini {now}, bukan lagi {before}.",
  repeat_interval: "“Setiap berapa” mesti nombor bulat dari 1 hingga {max}.",
  repeat_mode: "Pilih untuk diberitahu, atau supaya invois dikeluarkan, dengan atau tanpa e-mel.",
  repeat_unit: "Pilih setiap minggu, bulan atau tahun.",
  repeat_day_not_found: "Tarikh bagi invois berulang ini tidak dijumpai.",
  repeat_day_written:
    "Invois bertarikh {date} sudah dibuat: {no}. Mulakan semula untuk meninggalkan yang ini.",
  repeat_day_handled: "Invois bertarikh {date} sudah dibuat, atau dilangkau.",
  already_repeated:
    "Invois ini sudah pun diulang. Tamatkan invois berulang itu sebelum anda membuat yang lain.",
  repeat_starts_too_early: "Tarikh pertama mesti selepas tarikh invois, {date}.",
  repeat_without_day: "Tiada hari untuk mengulang invois ini: tarikh berakhir pada tahun 9999.",
  repeat_ends_too_early: "Tarikh terakhir adalah sebelum tarikh pertama, {date}.",
  repeat_ended: "Invois berulang ini telah tamat.",
  repeat_customer_deleted: "Pelanggan bagi invois ini telah dipadam.",
  repeat_item_deleted: "Item pada baris {line}, {name}, telah dipadam.",
  repeat_item_out_of_use: "Item pada baris {line}, {name}, tidak aktif.",
  repeat_tax_ended: "Cukai pada baris {line}, {tax}, tidak lagi berkuat kuasa.",
  contact_has_invoices: {
    other: "Kenalan ini digunakan oleh {count} invois, jadi tidak boleh dipadam.",
  },
  contact_has_deleted_invoices:
    "Invois kenalan ini yang dipadam masih disimpan, jadi kenalan ini juga tidak boleh dipadam.",
  contact_has_paid: "Kenalan ini telah membuat bayaran, jadi tidak boleh dipadam.",
  invoice_too_long_for_pdf:
    "Invois ini terlalu panjang untuk PDF. Sila pendekkan teksnya, atau bahagikan kepada dua invois.",
  bundle_too_long_for_pdf:
    "Invois yang dipilih terlalu panjang untuk satu PDF. Sila kurangkan pilihan.",
  statement_too_long_for_pdf:
    "Penyata akaun ini terlalu panjang untuk PDF. Sila pilih tempoh yang lebih pendek.",
  invoice_takes_too_long:
    "PDF ini mengambil masa terlalu lama untuk dijana. Sila pendekkan teks invois, atau cuba lagi kemudian.",
  bundle_takes_too_long:
    "PDF ini mengambil masa terlalu lama untuk dijana. Sila kurangkan pilihan invois, atau cuba lagi kemudian.",
  statement_takes_too_long:
    "PDF ini mengambil masa terlalu lama untuk dijana. Sila pilih tempoh yang lebih pendek, atau cuba lagi kemudian.",
  pdfs_busy: "Beberapa PDF sedang dijana untuk anda. Sila cuba sebentar lagi.",
  pdf_abandoned: "Tiada sesiapa lagi menunggu PDF ini.",
  too_many_invoices_in_file: "Satu fail mempunyai paling banyak {max} invois.",
  receipt_paper: "Resit dicetak sebagai a4, a5 atau roll.",
  statement_years:
    "Penyata akaun meliputi paling banyak lima tahun. Sila pilih hari pertama yang lebih lewat.",
  statement_entries:
    "Terdapat lebih daripada 5,000 rekod dalam tempoh ini. Sila pilih tempoh yang lebih pendek.",
} as const satisfies Translation<typeof en>;

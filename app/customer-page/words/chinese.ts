import { createDayFormatter } from "./days";
import type { OwedFacts, Words } from "./words";

export const chinese: Words = {
  lang: "zh-Hans",
  formatDay: createDayFormatter("zh-Hans"),
  title: ({ no, business }) => `${business} 的发票 ${no}`,
  invoice: "发票",
  taxInvoice: "税务发票",
  toPay: "未付款",
  partPaid: "部分付款",
  late: (days) => `逾期（${days} 天）`,
  paidStatus: "已付款",
  creditedStatus: "已开贷项通知单",
  moneyBackStatus: "待退款",
  voidStatus: "作废",
  owed,
  partOfTotal: ({ paid, total }) => `总计 ${total}，已付 ${paid}。`,
  paidOn: (date) => `已于 ${date} 付款`,
  paidHeadline: "此发票已付清。",
  thanks: "谢谢。",
  voidHeadline: "此发票已作废，无需付款。",
  nothingToPayHeadline: "此发票已无需付款。",
  giveBackHeadline: (amount) => `将退还给您 ${amount}。`,
  issuedOn: (date) => `签发日期：${date}`,
  billTo: "账单收件人",
  lines: "项目明细",
  quantityAndPrice: ({ quantity, price }) => `${quantity} × ${price}`,
  lessDiscount: (percent) => `折扣 ${percent}`,
  subtotal: "小计",
  discount: "折扣",
  beforeTax: "税前总额",
  taxOn: ({ tax, net }) => `${tax}（税基 ${net}）`,
  total: "总计",
  rounding: "四舍五入",
  creditNote: ({ no, date }) => `贷项通知单 ${no}，${date}`,
  paidRow: "已付款",
  balanceRow: "未付余额",
  giveBackRow: "退还给您",
  howToPay: "付款方式",
  scan: (name) => `扫码用 ${name} 付款`,
  amountFilled: "金额已填好。",
  typeAmount: (amount) => `请在银行应用或电子钱包中输入 ${amount}。`,
  changeAmount: ({ codeAmount, amount }) => `二维码本身的金额是 ${codeAmount}，请改为 ${amount}。`,
  saveCode: "将二维码存为图片",
  onThisPhone: "正用这部手机付款？请先保存二维码，再在银行应用中从相册选取。",
  bank: "银行",
  accountName: "户名",
  accountNumber: "账号",
  amount: "金额",
  reference: "参考编号",
  copy: "复制",
  copied: "已复制",
  copies: {
    account: "复制账号",
    amount: "复制金额",
    reference: "复制参考编号",
    payNow: "复制 PayNow 号码",
  },
  receipts: "收据",
  openReceipt: "打开收据",
  notes: "备注",
  openPdf: "打开 PDF",
  goneTitle: "这里没有发票",
  goneText: "链接可能有误，或已被新的链接取代。请向发送者查询。",
  busyTitle: "尝试次数过多",
  busyText: "请稍等几分钟后再打开链接。",
  laterTitle: "暂时无法显示发票",
  laterText: "请稍后再试。",
};

function owed({ amount, date, isLate, isPart }: OwedFacts): string {
  if (!date) return isPart ? `尚余 ${amount} 未付` : `待付 ${amount}`;
  if (isLate)
    return isPart ? `尚余 ${amount} 未付，到期日为 ${date}` : `待付 ${amount}，到期日为 ${date}`;
  return isPart
    ? `尚余 ${amount} 未付，请于 ${date} 或之前付清`
    : `请于 ${date} 或之前支付 ${amount}`;
}

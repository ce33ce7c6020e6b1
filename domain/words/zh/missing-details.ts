import type { en } from "../en/missing-details";
import type { Translation } from "../message";

export const zh = {
  address: "地址：客户和客户的会计师会在发票上核对。",
  contactDetails: "电话号码或电邮：方便客户询问发票事宜。",
  ssm: "SSM 注册号：《2016 年公司法令》规定公司发票须列明。",
  uen: "UEN：法律规定公司发票须列明。",
  payInMalaysia: "收款方式：银行账户或 DuitNow 码。",
  payInSingapore: "收款方式：银行账户或 PayNow。",
  taxNo: "{tax} 注册号：项目或发票收取税款，而只有已注册的公司才可收取。",
} as const satisfies Translation<typeof en>;

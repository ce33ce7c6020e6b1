import type { en } from "../en/account-mails";
import type { Translation } from "../message";

export const zh = {
  pinSubject: "重设 {brand} 密码的 PIN 码",
  pinText: "PIN 码是 {pin}，{minutes} 分钟内有效。",
  pinNotAsked: "如非本人申请，无需理会：密码不会改变。",
  confirmSubject: "请确认用于 {brand} 的电邮",
  confirmText: "请打开此链接并按下页面上的按钮，以确认这是本人的电邮地址：",
  confirmDays: "链接 {days} 天内有效，可在任何设备上打开，只能使用一次。",
  confirmUnknown: "如没有 {brand} 账户，无需理会。",
  when: "{day} {time}（马来西亚和新加坡时间）",
  whenFrom: "{day} {time}（马来西亚和新加坡时间，来自地址 {address}）",
  passwordSubject: "{brand} 的密码已更改",
  passwordText: "密码已于 {when}通过发送到此地址的 PIN 码更改。所有已登录的人都已退出登录。",
  passwordNotYou:
    "如非本人更改，说明有人能读取此地址的电邮：请先更改电邮账户的密码，然后在 {brand} 的登录页选择“忘记密码”。",
  profileSubject: "公司的资料已更改",
  profileText: "{name} 的公司资料于 {when}更改了以下内容：{fields}。",
  profileNotYou:
    "客户按发票上的这些资料付款。如非本人或员工更改，请在“公司资料”中改正，并在 {brand} 的登录页选择“忘记密码”，使所有人退出登录。",
  emailSubject: "{brand} 上一家公司的电邮已更改",
  emailBefore: "{brand} 上一家公司的电邮已于 {when}更改。此地址不再是该公司的电邮。",
  emailAfter: "{brand} 上一家公司的电邮已于 {when}更改。此地址从现在起是该公司的电邮。",
  emailNotYou:
    "如公司属于自己，而更改并非本人所为，请在登录页选择“忘记密码”，并在“公司资料”中改正。如与此无关，无需理会。",
  fields: {
    email: "电邮",
    bank_name: "银行",
    bank_account_name: "户名",
    bank_account_no: "账号",
    paynow: "PayNow 号码",
    duitnow_code: "DuitNow 码",
  },
  comma: "、",
} as const satisfies Translation<typeof en>;

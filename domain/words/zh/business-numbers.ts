import type { en } from "../en/business-numbers";
import type { Translation } from "../message";

export const zh = {
  ssm: "这不是 SSM 注册号：应为 12 位数字，例如 201901000005，或旧格式，例如 1312525-A。",
  uen: "这不是 UEN：应为 9 或 10 个字符并以字母结尾，例如 53312345A 或 201912345K。",
  tin: "这不是 TIN：个人为 IG 加数字，公司为 C 加数字。",
  tinEnd: "非个人的 TIN 以 0 结尾。请检查最后一位数字。",
  tinTooLong: "TIN 最多 {max} 个字符。",
  msic: "MSIC 行业代码为 5 位数字，例如 47191。",
  payNow: "PayNow 收款须使用 UEN（例如 201912345K）或新加坡手机号码（例如 +65 9123 4567）。",
  payNowNric:
    "这看起来是 NRIC 或 FIN。号码会印在每张发票上，而个人号码不得公开：请使用 UEN 或手机号码。",
  noPaymentCode: "这是二维码，但不是付款码。",
  damagedCode: "此付款码已损坏。请重新拍摄。",
  noDuitNow: "这是付款码，但不是 DuitNow 码。请使用 DuitNow 二维码。",
  noRinggit: "此 DuitNow 码不能用于在马来西亚以令吉付款。",
} as const satisfies Translation<typeof en>;

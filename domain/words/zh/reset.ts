import type { en } from "../en/reset";
import type { Translation } from "../message";

export const zh = {
  forgotTitle: "忘记密码",
  forgotText: "我们会把 PIN 码发送到电邮，凭此可设置新密码。",
  sendPin: "发送 PIN 码",
  thanks: "谢谢",
  sent: "电邮已发送，请立即查看收件箱。",
  done: "完成",
  ok: "确定",
  backToLogin: "返回登录",
  hasPin: "我已有 PIN 码",
  email: "电邮",
  otherWays: "其他登录方式",
  resetTitle: "重设密码",
  isReset: "密码已重设。",
  newPin: "发送新的 PIN 码",
  whichEmail: "PIN 码发送到哪个电邮？",
  next: "下一步",
  pinSent: "PIN 码已发送至 {email}，有效期为 {minutes} 分钟。",
  pin: "{digits} 位 PIN 码",
  newPassword: "新密码",
  reset: "重设密码",
  noPinNorPassword: "请输入 {digits} 位 PIN 码和新密码。",
  noPin: "请输入 {digits} 位 PIN 码。",
  noPassword: "请输入新密码。",
  invalidPin: "PIN 码必须是 {digits} 位数字",
  tooManyTries:
    "尝试次数过多。请于明天此时使用新的 PIN 码再试，或今天用曾经登录过的手机或电脑再试。",
  tooManyTriesHere: "尝试次数过多。请于明天此时使用新的 PIN 码再试。",
  tooManyPins:
    "请求次数过多，因此没有发送 PIN 码。最近 {minutes} 分钟内发送的 PIN 码仍然有效。请于明天此时再试，或今天用曾经登录过的手机或电脑再试。",
  tooManyPinsHere:
    "请求次数过多，因此没有发送 PIN 码。最近 {minutes} 分钟内发送的 PIN 码仍然有效。请于明天此时再试。",
} as const satisfies Translation<typeof en>;

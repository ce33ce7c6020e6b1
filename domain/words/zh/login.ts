import type { en } from "../en/login";
import type { Translation } from "../message";

export const zh = {
  title: "登录",
  description: "登录后，可在手机上开发票、发送发票，并查看谁已付款。",
  beta: "测试版",
  slogan: "随时随地，为店铺开发票。",
  email: "电邮",
  password: "密码",
  logIn: "登录",
  otherWays: "其他登录方式",
  signUp: "免费注册",
  forgotPassword: "忘记密码",
  tooManyTries: "尝试次数过多。请等待 {minutes} 分钟后再试。",
  wrongPassword: "电邮或密码不正确。请检查后再试。",
} as const satisfies Translation<typeof en>;

import type { en } from "../en/shell";
import type { Translation } from "../message";

export const zh = {
  skip: "跳到正文",
  menu: "菜单",
  main: "主菜单",
  company: "公司",
  switchCompany: "切换",
  signOut: "退出登录",
  saveData: "节省流量：更快，功能较少",
  stopSavingData: "停止节省流量",
  savesData: "已开启节省流量：页面更快，功能较少。",
  savesNoData: "已关闭节省流量。",
  options: "选项",
  back: "返回",
  search: "搜索",
  clear: "清除",
  clearSearch: "清除搜索内容",
  closeSearch: "关闭搜索",
  privacy: "隐私政策",
  tryDemo: "试用演示",
} as const satisfies Translation<typeof en>;

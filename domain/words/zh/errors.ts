import type { en } from "../en/errors";
import type { Translation } from "../message";

export const zh = {
  error: "错误",
  notSaved: "未保存",
  connection: { title: "连接错误", text: "请稍后再试。" },
  loggedOut: { title: "未获授权", text: "已退出登录" },
  unexpected: { title: "出现问题", text: "这是我们的错误，已记录下来。请再试一次。" },
  uncaught: { title: "出现问题", text: "这是我们的错误，已记录下来。请返回后再试一次。" },
  unknownAddress: { title: "找不到页面", text: "此网址没有任何内容。" },
  faults: {
    notFound: {
      title: "找不到页面",
      text: "此网址没有任何内容。内容可能已被删除，或属于另一家公司。",
    },
    refused: { title: "错误", text: "无法完成此操作。" },
    unreachable: { title: "连接错误", text: "请稍后再试。" },
    malformed: { title: "错误", text: "服务器的回应无法读取。请稍后再试。" },
    foreign: {
      title: "未提交",
      text: "此表单并非来自本应用，因此没有任何更改。请在应用中打开该页面再提交。",
    },
    unreadable: {
      title: "未提交",
      text: "提交的内容无法读取，因此没有任何更改。请返回并重新提交表单。",
    },
    otherCompany: {
      title: "未提交",
      text: "此页面是在另一家公司中打开的，因此没有任何更改。输入的内容保留在那家公司，可选择任一公司继续。",
    },
    tooLarge: {
      title: "内容过大",
      text: "表单超出可接受的大小，因此没有任何更改。请返回，缩短内容或选择较小的图片，然后重新提交。",
    },
  },
  ownAppOnly: "只能从本应用中打开。",
  method: { title: "无法执行", text: "此网址只能打开或接收表单。" },
  address: { title: "找不到页面", text: "无法读取所请求的网址。请打开本应用的网址。" },
  paywall: {
    title: "订阅已到期。",
    text: "手机应用仅供 Premium 用户使用。请订阅以继续使用，或选择另一家公司。",
  },
  draftLimit: {
    other:
      "未完成的表单已有 {count} 份，达到每人可保留的上限，因此这份表单没有保存。请先完成或放弃下列部分表单（从最早的开始），再回到这里重试。联系人和项目的表单会在最后一次提交后一天自动删除。",
  },
  draft: "{title}，最后更改于 {date}",
  newTab: "{text}（在新标签页中打开）",
  store: {
    full: "存储空间已满，因此没有保存任何内容。请告知本应用的管理者，待有空间后再试。",
    unwritable: "目前无法保存任何内容。请告知本应用的管理者，稍后再试。",
    damaged: "这里保存的数据已损坏。请告知本应用的管理者：需要恢复最近一次的备份。",
    busy: "目前系统繁忙，没有保存任何内容。请再试一次。",
    unavailable:
      "目前无法读取登录资料和未完成的表单，因此没有保存任何内容。之前保存的内容不会丢失，请一分钟后再试。",
  },
  refusals: {
    forbidden: "不允许此操作。",
    notFound: "找不到此内容，可能已被删除。",
    changed: "此内容已被其他人更改。请重新加载页面后再试。",
    tooLarge: "内容过大，无法提交。",
    invalid: "部分内容不被接受。请检查所输入的内容。",
    tooMany: "尝试次数过多。请稍等片刻再试。",
    unknown: "请求被拒绝（{status}）。请检查所输入的内容。",
  },
  formRefused: "无法完成此操作。请检查所输入的内容。",
  tryAgain: "重试",
  home: "返回首页",
  reference: "如需帮助，请提供此参考编号：{reference}",
  goOnIn: "在 {company} 继续",
  stayIn: "留在 {company}",
  ok: "确定",
} as const satisfies Translation<typeof en>;

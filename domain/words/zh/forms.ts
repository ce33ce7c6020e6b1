import type { en } from "../en/forms";
import type { Translation } from "../message";

export const zh = {
  notSaved: "尚未保存",
  openCalendar: "打开日历",
  update: "更新",
  saveAndNew: "保存并新建",
  discardChanges: "放弃更改",
  discarded: "已放弃更改。",
  startOver: "重新开始",
  anotherFollows: "{question}之后会显示空白表单，以便填写下一份。",
  discardQuestion: { title: "放弃更改？", text: "此页面上输入的内容将被清除。" },
  startOverQuestion: { title: "重新开始？", text: "此页面上输入的内容将被清除。" },
  leave: {
    title: "离开此页面？",
    lost: "在此输入的内容将会丢失。",
    saved: "在此输入的内容会保留一天，下次打开时会再次显示。",
  },
  conflict: {
    yours: "此处",
    theirs: "另一处",
    nothing: "无",
    noDifference: "此页面上没有不同之处。",
    typedThere: "在此输入的内容显示在下方：再次保存即可保留，或采用另一处输入的内容。",
    savedThere: "在此输入的内容显示在下方：再次保存即可保留，或采用另一处保存的内容。",
    takeTyped: "采用另一处输入的内容",
    takeSaved: "采用另一处保存的内容",
  },
  entries: {
    lines: { numbered: "第 {number} 行", order: "各行的顺序" },
    payments: { numbered: "付款 {number}", order: "付款的顺序" },
    people: { numbered: "联络人 {number}", order: "联络人的顺序" },
    addresses: { numbered: "地址 {number}", order: "地址的顺序" },
  },
  entryField: "{entry}，{field}",
  tooMany: {
    invoiceLines:
      "一张发票最多 {max} 行，这张发票超出上限，因此没有任何更改。请返回，减少行数后重新提交。",
    invoicePayments:
      "一张发票最多 {max} 笔付款，这张发票超出上限，因此没有任何更改。请返回，减少付款后重新提交。",
    creditNoteLines:
      "一张贷项通知单最多 {max} 行，这张通知单超出上限，因此没有任何更改。请返回，减少行数后重新提交。",
    contactPersons:
      "一个联系人最多有 {max} 位联络人，此处超出上限，因此没有任何更改。请返回，减少联络人后重新提交。",
    addresses:
      "一个联系人最多有 {max} 个地址，此处超出上限，因此没有任何更改。请返回，减少地址后重新提交。",
  },
  setAside: {
    title: "之前输入的内容无法读取",
    text: "因此表单重新开始，请再次输入。保留下来的内容已另行存放，本应用的管理者可以查看。",
  },
  deleted: "找不到此记录，可能已被删除。",
  newRecordOffer: {
    text: "找不到此记录，可能已被删除。输入的内容已保留，可另存为新记录。",
    button: "另存为新记录",
  },
} as const satisfies Translation<typeof en>;

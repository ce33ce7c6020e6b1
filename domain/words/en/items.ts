export const en = {
  changed: {
    otherTab: "This item was changed in another tab meanwhile",
    otherUser: "This item was changed by someone else meanwhile",
  },
} as const;

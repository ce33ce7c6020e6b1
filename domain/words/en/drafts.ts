export const en = {
  unreadable: "A form that could not be read any more",
  ofRecord: "A form of a contact or an item",
  elsewhere: "{title}, in another of your companies",
} as const;

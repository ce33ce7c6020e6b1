export const en = {
  email_unconfirmed:
    "Emails go to customers once you have confirmed your own email, by the link that we send you. Until then, send it by WhatsApp, SMS or your own email.",
  demo_mails:
    "The demo account sends no emails. Please send it by WhatsApp, SMS or your own email.",
  too_many_mails:
    "{max} emails were sent within an hour, which is the most. Please try again later, or send it by WhatsApp, SMS or your own email.",
  too_many_mails_of_all:
    "All businesses here together have sent as many emails as they may within an hour. Nothing was sent: please try again later, or send it by WhatsApp, SMS or your own email.",
  no_mails_for_repeat: "No emails can be sent from here, so the invoice can only be issued.",
  repeat_without_mails:
    "No emails can be sent from here. Change the repeat so that it only issues, or write the invoice yourself.",
  repeat_email_unconfirmed:
    "Emails go to customers once you have confirmed your own email. Change the repeat so that it only issues, or write the invoice yourself.",
  customer_without_email: "{name} has no email address, so nothing was issued.",
  sent_again_already: "This email was sent again already, or cannot be: please write it anew.",
  credit_note_void: "This credit note is void: there is nothing to be sent.",
  payment_undone: "This payment was undone: there is no receipt to be sent.",
  nothing_late: "This customer is late with nothing: there is nothing to remind of.",
  customer_not_late: "This customer is late with nothing.",
  customer_has_no_email: "This customer has no email.",
  no_email_address: "This customer has no email address.",
  invoice_was_deleted: "This invoice was deleted.",
  app_address: "The address of the app is not valid.",
  app_url: "The address of the app must be a URL.",
  invoices_needed: "The invoices are needed.",
  too_many_invoices: "At most {max} invoices are possible.",
  choose_customers: "Please choose customers.",
  too_many_customers: "Please choose at most {max} customers.",
  reminders_on_or_off: "Please say whether reminders go out automatically.",
  reminders_paused_or_not: "Please say whether reminders are paused.",
  offered_days: "Please choose among the days that are offered.",
  offered_weekdays: "Please choose among the weekdays that are offered.",
  no_weekday_left: "Please leave at least one weekday on which reminders go out.",
  texts_not_a_list: "The texts must be a list.",
  choose_day: "Please choose at least one day.",
} as const;

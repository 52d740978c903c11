/** The reasons of failed deliveries, shown to members; in English, see `refusalTexts.ts`. */
export const texts = {
  tooLate: 'It could not be delivered in time.',
  notTaken: 'The channel did not take this message.',
  fileNotTaken: 'The channel did not take a file of this message.',
  fileGone: 'A file of this message is not here any more.',
  telegramNotConnected: 'The bot is not connected any more. Connect one on the Channels page.',
  telegramTokenRefused:
    'Telegram does not take the bot’s token any more. Connect the bot again on the Channels page.',
  telegramBlocked: 'This person has blocked the bot, and has to write to it again first.',
  telegramNotTaken: 'Telegram did not take this message.',
  discordNotConnected: 'The Discord channel is not connected any more. Connect one on the Channels page.',
  discordThreadGone: 'The thread of this person is gone. The person has to ask again first.',
  discordWebhookGone:
    'The webhook of this channel is gone. Make a new one, and connect it on the Channels page.',
  discordNotTaken: 'Discord did not take this message.',
  metaNotConnected: 'The page is not connected any more. Connect one on the Channels page.',
  metaAccessRefused:
    'Meta does not take the page’s access any more. Connect the page again on the Channels page.',
  metaWindowOver:
    'This person has not written for 24 hours, so Meta takes no answer any more. The person has to write again first.',
  metaWeekOver:
    'This person has not written for seven days, so Meta takes no answer any more. The person has to write again first.',
  metaNoPermission:
    'Meta has not allowed us to write for this page. Sign in with Meta again on the Channels page, and allow all that is asked.',
  metaOutOfReach: 'This person cannot be reached: the chat is blocked, or the account is gone.',
  metaNotTaken: 'Meta did not take this message.',
  whatsappNotConnected: 'The number is not connected any more. Connect one on the Channels page.',
  whatsappAccessRefused:
    'WhatsApp does not let us write by this number any more. Connect it again on the Channels page.',
  whatsappNotTaken: 'WhatsApp did not take this message.',
  whatsappOutOfReach: 'This person cannot be reached on WhatsApp, or has not accepted its newest terms.',
  whatsappNotListed:
    'This number is not among the numbers that may be written to yet. Add it in your app at Meta.',
  whatsappToItself: 'A number cannot write to itself.',
  whatsappLocked: 'WhatsApp has locked this business account. Meta says there why.',
  whatsappNeedsPayment: 'WhatsApp needs a way to pay for this business account. Add one at Meta.',
  whatsappNotRegistered: 'The number is not registered with WhatsApp. Connect it again on the Channels page.',
  whatsappWindowOver:
    '24 hours have passed since this person last wrote. Until there is a new message, WhatsApp takes approved templates alone.',
  whatsappKeptBack: 'WhatsApp has kept this message back, so that people get fewer of them.',
  whatsappNoMarketing: 'This person wants no marketing messages.',
  whatsappKindNotTaken: 'WhatsApp does not take a message of this kind.',
  whatsappTemplateVariables: 'The template has another number of variables.',
  whatsappTemplateMissing: 'There is no such template in this language, or it is not approved.',
  whatsappTemplatePaused: 'WhatsApp has paused this template because of its quality.',
  whatsappTemplateDisabled: 'WhatsApp has disabled this template.',
  whatsappBlocked: 'WhatsApp has blocked this business account for a while.',
} as const satisfies Record<string, string>

export type DeliveryReason = keyof typeof texts

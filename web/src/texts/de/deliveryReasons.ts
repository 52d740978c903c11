import type { texts as english } from '../en/deliveryReasons.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  tooLate: 'Sie konnte nicht rechtzeitig zugestellt werden.',
  notTaken: 'Der Kanal hat diese Nachricht nicht angenommen.',
  fileNotTaken: 'Der Kanal hat eine Datei dieser Nachricht nicht angenommen.',
  fileGone: 'Eine Datei dieser Nachricht ist nicht mehr da.',
  telegramNotConnected: 'Der Bot ist nicht mehr verbunden. Verbinden Sie einen auf der Seite Kanäle.',
  telegramTokenRefused:
    'Telegram nimmt das Token des Bots nicht mehr an. Verbinden Sie den Bot auf der Seite Kanäle neu.',
  telegramBlocked: 'Diese Person hat den Bot blockiert und muss ihm erst wieder schreiben.',
  telegramNotTaken: 'Telegram hat diese Nachricht nicht angenommen.',
  discordNotConnected:
    'Der Discord-Kanal ist nicht mehr verbunden. Verbinden Sie einen auf der Seite Kanäle.',
  discordThreadGone: 'Der Thread dieser Person ist nicht mehr da. Die Person muss erst wieder fragen.',
  discordWebhookGone:
    'Der Webhook dieses Kanals ist nicht mehr da. Legen Sie einen neuen an und verbinden Sie ihn auf der Seite Kanäle.',
  discordNotTaken: 'Discord hat diese Nachricht nicht angenommen.',
  metaNotConnected: 'Die Seite ist nicht mehr verbunden. Verbinden Sie eine unter Kanäle.',
  metaAccessRefused:
    'Meta nimmt den Zugang der Seite nicht mehr an. Verbinden Sie die Seite unter Kanäle neu.',
  metaWindowOver:
    'Diese Person hat seit 24 Stunden nicht geschrieben, daher nimmt Meta keine Antwort mehr an. Die Person muss erst wieder schreiben.',
  metaWeekOver:
    'Diese Person hat seit sieben Tagen nicht geschrieben, deshalb nimmt Meta keine Antwort mehr an. Sie muss zuerst wieder schreiben.',
  metaNoPermission:
    'Meta hat uns nicht erlaubt, für diese Seite zu schreiben. Melden Sie sich unter Kanäle noch einmal bei Meta an, und erlauben Sie alles, wonach dort gefragt wird.',
  metaOutOfReach:
    'Diese Person ist nicht erreichbar: Der Chat ist blockiert, oder das Konto gibt es nicht mehr.',
  metaNotTaken: 'Meta hat diese Nachricht nicht angenommen.',
  whatsappNotConnected: 'Die Nummer ist nicht mehr verbunden. Verbinden Sie eine auf der Seite Kanäle.',
  whatsappAccessRefused:
    'WhatsApp lässt uns mit dieser Nummer nicht mehr schreiben. Verbinden Sie sie auf der Seite Kanäle neu.',
  whatsappNotTaken: 'WhatsApp hat diese Nachricht nicht angenommen.',
  whatsappOutOfReach:
    'Diese Person ist auf WhatsApp nicht erreichbar oder hat die neuesten Bedingungen nicht akzeptiert.',
  whatsappNotListed:
    'Diese Nummer gehört noch nicht zu den Nummern, denen geschrieben werden darf. Fügen Sie sie in Ihrer App bei Meta hinzu.',
  whatsappToItself: 'Eine Nummer kann sich nicht selbst schreiben.',
  whatsappLocked: 'WhatsApp hat dieses Unternehmenskonto gesperrt. Den Grund nennt Meta dort.',
  whatsappNeedsPayment:
    'WhatsApp braucht eine Zahlungsart für dieses Unternehmenskonto. Hinterlegen Sie eine bei Meta.',
  whatsappNotRegistered:
    'Die Nummer ist bei WhatsApp nicht registriert. Verbinden Sie sie auf der Seite Kanäle neu.',
  whatsappWindowOver:
    'Seit der letzten Nachricht dieser Person sind 24 Stunden vergangen. Bis zu einer neuen Nachricht nimmt WhatsApp nur genehmigte Vorlagen an.',
  whatsappKeptBack: 'WhatsApp hat diese Nachricht zurückgehalten, damit Menschen weniger davon bekommen.',
  whatsappNoMarketing: 'Diese Person möchte keine Werbenachrichten.',
  whatsappKindNotTaken: 'WhatsApp nimmt Nachrichten dieser Art nicht an.',
  whatsappTemplateVariables: 'Die Vorlage hat eine andere Anzahl an Variablen.',
  whatsappTemplateMissing: 'In dieser Sprache gibt es keine solche Vorlage, oder sie ist nicht genehmigt.',
  whatsappTemplatePaused: 'WhatsApp hat diese Vorlage wegen ihrer Qualität pausiert.',
  whatsappTemplateDisabled: 'WhatsApp hat diese Vorlage deaktiviert.',
  whatsappBlocked: 'WhatsApp hat dieses Unternehmenskonto für eine Weile blockiert.',
} satisfies Translation<typeof english>

import type { texts as english } from '../en/deliveryReasons.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  tooLate: 'Het kon niet op tijd worden bezorgd.',
  notTaken: 'Het kanaal heeft dit bericht niet aangenomen.',
  fileNotTaken: 'Het kanaal heeft een bestand van dit bericht niet aangenomen.',
  fileGone: 'Een bestand van dit bericht is er niet meer.',
  telegramNotConnected: 'De bot is niet meer verbonden. Verbind er een op de pagina Kanalen.',
  telegramTokenRefused:
    'Telegram neemt het token van de bot niet meer aan. Verbind de bot opnieuw op de pagina Kanalen.',
  telegramBlocked: 'Deze persoon heeft de bot geblokkeerd en moet hem eerst weer schrijven.',
  telegramNotTaken: 'Telegram heeft dit bericht niet aangenomen.',
  discordNotConnected: 'Het Discord-kanaal is niet meer verbonden. Verbind er een op de pagina Kanalen.',
  discordThreadGone: 'De thread van deze persoon is er niet meer. De persoon moet eerst opnieuw vragen.',
  discordWebhookGone:
    'De webhook van dit kanaal is er niet meer. Maak een nieuwe en verbind die op de pagina Kanalen.',
  discordNotTaken: 'Discord heeft dit bericht niet aangenomen.',
  metaNotConnected: 'De pagina is niet meer verbonden. Verbind er een onder Kanalen.',
  metaAccessRefused:
    'Meta neemt de toegang van de pagina niet meer aan. Verbind de pagina opnieuw onder Kanalen.',
  metaWindowOver:
    'Deze persoon heeft 24 uur niet geschreven, dus neemt Meta geen antwoord meer aan. De persoon moet eerst weer schrijven.',
  metaWeekOver:
    'Deze persoon heeft zeven dagen niet geschreven, dus Meta neemt geen antwoord meer aan. Hij of zij moet eerst weer schrijven.',
  metaNoPermission:
    'Meta heeft ons niet toegestaan voor deze pagina te schrijven. Meld u onder Kanalen opnieuw aan bij Meta en sta alles toe wat wordt gevraagd.',
  metaOutOfReach: 'Deze persoon is niet bereikbaar: de chat is geblokkeerd of het account bestaat niet meer.',
  metaNotTaken: 'Meta heeft dit bericht niet aangenomen.',
  whatsappNotConnected: 'Het nummer is niet meer verbonden. Verbind er een op de pagina Kanalen.',
  whatsappAccessRefused:
    'WhatsApp laat ons met dit nummer niet meer schrijven. Verbind het opnieuw op de pagina Kanalen.',
  whatsappNotTaken: 'WhatsApp heeft dit bericht niet aangenomen.',
  whatsappOutOfReach:
    'Deze persoon is op WhatsApp niet bereikbaar of heeft de nieuwste voorwaarden niet geaccepteerd.',
  whatsappNotListed:
    'Dit nummer hoort nog niet bij de nummers waaraan geschreven mag worden. Voeg het toe in uw app bij Meta.',
  whatsappToItself: 'Een nummer kan niet aan zichzelf schrijven.',
  whatsappLocked: 'WhatsApp heeft dit bedrijfsaccount vergrendeld. Meta zegt daar waarom.',
  whatsappNeedsPayment:
    'WhatsApp heeft een betaalmethode nodig voor dit bedrijfsaccount. Voeg er een toe bij Meta.',
  whatsappNotRegistered:
    'Het nummer is niet bij WhatsApp geregistreerd. Verbind het opnieuw op de pagina Kanalen.',
  whatsappWindowOver:
    'Er zijn 24 uur verstreken sinds het laatste bericht van deze persoon. Tot er een nieuw bericht is, neemt WhatsApp alleen goedgekeurde sjablonen aan.',
  whatsappKeptBack: 'WhatsApp heeft dit bericht tegengehouden, zodat mensen er minder van krijgen.',
  whatsappNoMarketing: 'Deze persoon wil geen reclameberichten.',
  whatsappKindNotTaken: 'WhatsApp neemt dit soort berichten niet aan.',
  whatsappTemplateVariables: 'Het sjabloon heeft een ander aantal variabelen.',
  whatsappTemplateMissing: 'In deze taal is er geen zo’n sjabloon, of het is niet goedgekeurd.',
  whatsappTemplatePaused: 'WhatsApp heeft dit sjabloon gepauzeerd vanwege de kwaliteit.',
  whatsappTemplateDisabled: 'WhatsApp heeft dit sjabloon uitgeschakeld.',
  whatsappBlocked: 'WhatsApp heeft dit bedrijfsaccount een tijd geblokkeerd.',
} satisfies Translation<typeof english>

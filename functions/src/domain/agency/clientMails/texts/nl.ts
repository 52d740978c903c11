import type { ClientMailTexts } from './en.ts'

export const texts: ClientMailTexts = {
  loginCodeSubject: '{code} is je inlogcode',
  loginCodeHeading: 'Je inlogcode',
  loginCode: 'Vul deze code in om in te loggen bij {agency}. Hij werkt één keer, tien minuten lang.',
  notAsked: 'Als je hem niet hebt aangevraagd, hoef je niets te doen.',
  signUpCodeSubject: '{code} bevestigt je adres',
  signUpCodeHeading: 'Bevestig je adres',
  signUpCode: 'Vul deze code in waar je {agency} om toegang hebt gevraagd. Hij werkt een half uur.',
  haveAccountSubject: 'Je hebt al een account',
  haveAccount:
    'Iemand heeft met jouw adres om toegang tot {agency} gevraagd. Je hebt al een account: log daarmee in.',
  approvedSubject: 'Welkom bij {agency}',
  approved: '{agency} heeft je toegang gegeven. Log in met je adres; we mailen je een code.',
  declinedSubject: 'Je verzoek om toegang',
  declined: '{agency} kan je op dit moment geen toegang geven. Beantwoord deze mail als je vragen hebt.',
  approvalCodeSubject: '{code} ondertekent je goedkeuring',
  approvalCodeHeading: 'Je goedkeuringscode',
  approvalCode:
    'Vul deze code in om wijzigingen voor {agency} goed te keuren. Hij werkt één keer, tien minuten lang.',
  approvalCodeHint:
    'Vul hem alleen in als je wilt goedkeuren wat je hebt gezien. Niemand zal je erom vragen.',
  signIn: 'Inloggen',
  personWantedSubject: 'Een bezoeker van {agent} vraagt om een mens',
  personWanted:
    'Een bezoeker van {agent} vraagt om een mens. De agent blijft antwoorden tot iemand het overneemt.',
  messageToPersonSubject: 'Een bezoeker wacht op je antwoord',
  messageToPerson:
    'Een bezoeker van {agent} heeft geschreven in een gesprek dat door een mens wordt beantwoord.',
  creditLowSubject: 'Een vijfde van je tegoed is over',
  creditLow: 'Je organisatie heeft 80 % van haar tegoed gebruikt.',
  creditNearlyGoneSubject: 'Je tegoed is bijna op',
  creditNearlyGone:
    'Je organisatie heeft nog 5 % van haar tegoed. Als het op is, stoppen je agents met antwoorden.',
  openConversation: 'Gesprek openen',
  openDashboard: 'Dashboard openen',
  moreNoticesSubject: 'Meer meldingen: {count}',
  moreNotices:
    'In het afgelopen uur waren er meldingen die we niet één voor één hebben gemaild: {count}. Ze staan in het dashboard.',
  notificationSettings: 'Je krijgt deze mail vanwege je meldingsinstellingen.',
  changeSettings: 'Wijzig ze',
  endMails: 'Stop deze mails',
  endMailsHint:
    '{agency} stuurt je meldingen per mail. Als je ze stopt, krijg je er geen meer; inlogcodes blijven komen.',
  mailsEnded: 'Gestopt',
  mailsEndedHint: 'Je krijgt geen meldingen per mail meer. Je kunt dat wijzigen in je meldingsinstellingen.',
  endMailsWrong: 'Dit adres is niet volledig. Open de link in de mail opnieuw.',
  lookSubject: '{agency} bekijkt je dashboard',
  look: '{agency} heeft het dashboard van {organisation} geopend, voor hoogstens 30 minuten.',
  lookReason: 'De opgegeven reden: {reason}',
  lookLogged: 'Het staat in het logboek van je organisatie. Verwachtte je dit niet, schrijf ons dan.',
  approvalAskedSubject: 'Graag beoordelen: {agent}',
  approvalAsked: 'Wijzigingen van {agent} wachten op uw goedkeuring voordat bezoekers ze zien.',
  lookAtChanges: 'Bekijk de wijzigingen',
  publishedUnapprovedSubject: 'Zonder uw goedkeuring gepubliceerd: {agent}',
  publishedUnapproved: 'Wijzigingen van {agent} zijn gepubliceerd voordat iemand van u ze had goedgekeurd.',
  reportSubject: 'Je agenten in {month}',
  reportLead: 'Wat je agenten in {month} voor je hebben gedaan.',
  reportEmpty: 'In {month} heeft niemand je agenten geschreven. Alle cijfers van deze maand zijn nul.',
  report_answered: 'Beantwoorde gesprekken',
  report_outside: 'Waarvan buiten de openingstijden',
  report_alone: 'Waarvan zonder een persoon',
  report_handedOver: 'Overgedragen aan een persoon',
  report_leads: 'Nieuwe leads',
  report_ratedUp: 'Als nuttig beoordeeld',
  report_ratedDown: 'Als niet nuttig beoordeeld',
  report_unanswered: 'Met een vraag zonder antwoord',
  report_taught: 'Waarvan inmiddels beantwoord',
  report_dismissed: 'Waarvan terzijde gelegd',
  report_open: 'Waarvan nog open',
  reportMinutes: 'Bespaarde minuten',
  reportMinutesHint:
    'Gesprekken zonder een persoon: {count}. {agency} schat dat elk daarvan zoveel minuten bespaart: {minutes}.',
  openReport: 'Rapport openen',
  reportSettings: 'Je krijgt deze e-mail één keer per maand.',
  unpaidSubject: 'Je betaling is mislukt',
  unpaid: 'De betaling voor je abonnement bij {agency} is mislukt.',
  pauseNearSubject: 'Je dashboard sluit op {date}',
  pauseNear: 'Je abonnement bij {agency} is nog niet betaald.',
  stillUnpaidSubject: 'Je abonnement is nog niet betaald',
  unpaidUntil:
    'Tot {date} verandert er niets. Is het dan niet betaald, dan wordt je dashboard gepauzeerd tot dat wel zo is; je tegoed blijft behouden.',
  unpaidWaits:
    'Je dashboard blijft open zolang {agency} geen betalingen accepteert. Betaal zodra het weer kan. Je tegoed blijft behouden.',
  planEnded: 'Je abonnement bij {agency} is beëindigd zonder de laatste betaling.',
  planEndedSubject: 'Je abonnement is beëindigd',
  planEndedUntil:
    'Tot {date} verandert er niets. Daarna wordt je dashboard gepauzeerd. Kies vóór die tijd een abonnement onder Facturering, of vraag {agency} het open te laten. Je tegoed blijft behouden.',
  planEndedWaits:
    'Je dashboard blijft open zolang {agency} geen betalingen accepteert. Kies zodra het weer kan een abonnement onder Facturering. Je tegoed blijft behouden.',
  agentsGoOn: 'Je agenten blijven antwoorden zolang er tegoed is.',
  agentsStopToo: 'Ook je agenten antwoorden dan niet meer.',
  payNow: 'Nu betalen',
  planRow: 'Je abonnement',
  amountRow: 'Openstaand bedrag',
  reasonRow: 'Reden',
  rechargeStoppedSubject: 'Automatisch opwaarderen is gestopt',
  rechargeStopped_failures: 'Automatisch opwaarderen bij {agency} is na drie mislukte betalingen gestopt.',
  rechargeStopped_price:
    '{agency} heeft de prijs van credits verhoogd, dus automatisch opwaarderen is gestopt.',
  rechargeStopped_threshold:
    'Automatisch opwaarderen bij {agency} is gestopt: het bedrag koopt minder credits dan de drempel.',
  rechargeHint_failures:
    'Controleer je kaart onder Facturering en sla automatisch opwaarderen opnieuw op. Tot die tijd worden er geen credits gekocht.',
  rechargeHint_price:
    'Sla automatisch opwaarderen onder Facturering op om de nieuwe prijs te accepteren. Tot die tijd worden er geen credits gekocht.',
  rechargeHint_threshold:
    'Kies onder Facturering een hoger bedrag of een lagere drempel. Tot die tijd worden er geen credits gekocht.',
  priceRow: 'Prijs van {count} credits',
  openBilling: 'Facturering openen',
}

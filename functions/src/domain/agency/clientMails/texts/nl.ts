import type { ClientMailTexts } from './en.ts'

export const texts: ClientMailTexts = {
  loginCodeSubject: '{code} is je inlogcode',
  loginCode: 'Je inlogcode voor {agency} is {code}. Hij werkt één keer, tien minuten lang.',
  notAsked: 'Als je hem niet hebt aangevraagd, hoef je niets te doen.',
  signUpCodeSubject: '{code} bevestigt je adres',
  signUpCode:
    'Je code voor {agency} is {code}. Vul hem in waar je om toegang hebt gevraagd. Hij werkt een half uur.',
  haveAccountSubject: 'Je hebt al een account',
  haveAccount:
    'Iemand heeft met jouw adres om toegang tot {agency} gevraagd. Je hebt al een account: log daarmee in.',
  approvedSubject: 'Welkom bij {agency}',
  approved: '{agency} heeft je toegang gegeven. Log in met je adres; we mailen je een code.',
  declinedSubject: 'Je verzoek om toegang',
  declined: '{agency} kan je op dit moment geen toegang geven. Beantwoord deze mail als je vragen hebt.',
  approvalCodeSubject: '{code} ondertekent je goedkeuring',
  approvalCode:
    'Je code om wijzigingen voor {agency} goed te keuren is {code}. Hij werkt één keer, tien minuten lang.',
  approvalCodeHint:
    'Vul hem alleen in als je wilt goedkeuren wat je hebt gezien. Niemand zal je erom vragen.',
  signIn: 'Inloggen',
  personWantedSubject: 'Een bezoeker vraagt om een mens',
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
  approvalAskedSubject: 'Bekijk een paar wijzigingen',
  approvalAsked: 'Wijzigingen van {agent} wachten op uw goedkeuring voordat bezoekers ze zien.',
  lookAtChanges: 'Bekijk de wijzigingen',
  publishedUnapprovedSubject: 'Wijzigingen zijn zonder uw goedkeuring gepubliceerd',
  publishedUnapproved: 'Wijzigingen van {agent} zijn gepubliceerd voordat iemand van u ze had goedgekeurd.',
}

import type { texts as english } from '../en/publishing.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  published: 'Gepubliceerd',
  saveAndPublish: 'Opslaan en publiceren',
  publish: 'Publiceren',
  addWidgetToWebsite: 'Widget aan website toevoegen',
  dontShowAgain: 'Niet meer tonen',
  runTestsFirst: 'Eerst tests uitvoeren',
  findingsHint:
    'Wat uw concept op opgeslagen tests antwoordt, waar het niet is wat werd verwacht of iets anders zegt dan bezoekers nu te horen krijgen.',
  answersToCheck: 'Antwoorden om te bekijken',
  expected: 'Verwacht',
  visitorsGet: 'Bezoekers krijgen',
  draftAnswers: 'Het concept antwoordt',
  nothing: 'Niets',
  publishAnyway: 'Toch publiceren',
  backToEditing: 'Terug naar bewerken',
  websiteScript: 'Websitescript',
  kindOfScript: 'Soort script',
  popup: 'Pop-up',
  embedded: 'Ingesloten',
  nothingPublishedYet:
    'Er is nog niets gepubliceerd. Bezoekers zien de widget nadat u de agent hebt gepubliceerd.',
  websiteScriptCode: 'Websitescript',
  openTheDemoPage: 'Demopagina openen',
  copied: 'Gekopieerd',
  copyScript: 'Script kopiëren',
  pageCommands: 'Wat uw pagina ermee kan doen',
  pageCommandsHint:
    'Zodra het script op de pagina staat; aanroepen van voordat de chat er is, worden uitgevoerd zodra hij er is.',
  agentPublished: 'Agent gepubliceerd.',
  publishedHint: 'U hebt uw agent zojuist gepubliceerd, nu kan hij op uw website',
  untested:
    '{count, plural, one {Eén opgeslagen test is niet gevraagd sinds u de agent of zijn kennis hebt gewijzigd.} other {# opgeslagen tests zijn niet gevraagd sinds u de agent of zijn kennis hebt gewijzigd.}}',
  warning_worse: 'Slechter geworden',
  warning_failed: 'Mislukt',
  warning_changed: 'Gewijzigd',
  answersFail:
    '{count, plural, one {Eén antwoord haalt zijn test niet} other {# antwoorden halen hun tests niet}}',
  answersChanged: '{count, plural, one {Eén antwoord is gewijzigd} other {# antwoorden zijn gewijzigd}}',
  lead_popup:
    'Plak dit voor de sluitende body-tag van elke pagina die de widget moet hebben. Eén keer is genoeg: wat u later publiceert, verschijnt vanzelf binnen een à twee minuten.',
  lead_embedded:
    'Plak dit waar de chat deel van uw pagina moet zijn. Geef het element elke breedte en hoogte die u wilt. Eén keer is genoeg: wat u later publiceert, verschijnt vanzelf binnen een à twee minuten.',
  copiedToClipboard: 'Naar het klembord gekopieerd',
  command_open: 'Opent de chat',
  command_close: 'Sluit hem',
  command_toggle: 'Opent of sluit hem',
  command_send: 'Schrijft voor de bezoeker',
  command_identify: 'Zegt wie de bezoeker is',
  command_on: 'Hoort van ready, open, close, message, answer, unread, lead, handoff en error',
  command_setLanguage: 'Wijzigt de taal',
  command_trigger: 'Zet uw gebeurtenistriggers in gang',
  command_openForm: 'Toont een van uw formulieren',
  command_configure: 'Voegt nog een agent aan de pagina toe',
  command_destroy: 'Haalt de widget van de pagina',
  missed: 'Niet zoals verwacht',
} satisfies Translation<typeof english>

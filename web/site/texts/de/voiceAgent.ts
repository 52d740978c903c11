import type { texts as english } from '../en/voiceAgent.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Sprachagent für Ihre Website',
  description: 'Besucher drücken einen Knopf und sprechen mit demselben Agenten, der Ihren Chat beantwortet.',
  heading: 'Lassen Sie Besucher mit Ihrer Website sprechen',
  lead: 'Derselbe Agent, mit Stimme: Ein Besucher drückt einen Knopf und fragt. Keine App, keine Telefonnummer, keine Warteschleife.',
  sceneQuestion: 'Welche der beiden Lampen ist heller?',
  sceneMute: 'Stumm',
  sceneEnd: 'Auflegen',
  features: 'Ein Agent, getippt oder gesprochen',
  same: 'Dasselbe Wissen, dieselben Werkzeuge',
  sameText:
    'Was Sie dem Agenten im Chat beigebracht haben, weiß er auch im Anruf. Nichts muss zweimal eingerichtet werden.',
  words: 'Worte auf dem Bildschirm',
  wordsText: 'Besucher sehen beim Sprechen, was verstanden wurde, und das Gespräch geht als Chat weiter.',
  waits: 'Er wartet, bis er dran ist',
  waitsText: 'Stellen Sie ein, auf welche Sprache er hört und nach welcher Pause er antwortet.',
  limits: 'Grenzen, die Sie setzen',
  limitsText: 'Eine längste Dauer für jeden Anruf, damit keiner mehr kostet als erwartet.',
  phone: 'Kann er unser Telefon beantworten?',
  phoneText: 'Noch nicht. Anrufe finden im Browser statt; Telefonnummern sind bisher nicht zu kaufen.',
  minute: 'Was kostet eine Minute?',
  minuteText: 'Anrufe werden wie Antworten mit Credits bezahlt, und der Beleg jedes Anrufs nennt den Betrag.',
  closing: 'Hören Sie selbst',
  closingText:
    'Legen Sie einen Agenten an, erlauben Sie Anrufe in seinen Einstellungen und rufen Sie ihn aus dem Testchat an.',
} satisfies Translation<typeof english>

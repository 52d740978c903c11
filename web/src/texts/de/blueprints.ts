import type { texts as english } from '../en/blueprints.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  blueprints: 'Vorlagen',
  blueprintsHint:
    'Ein Agent, dem andere folgen: einmal ändern, sehen, was sich bei jedem ändern würde, und senden.',
  newBlueprint: 'Neue Vorlage',
  noBlueprints: 'Noch keine Vorlagen',
  noBlueprintsHint:
    'Wählen Sie einen Agenten als Muster für die Agenten Ihrer Kunden. Was diese selbst ändern, bleibt ihres.',
  blueprintsNotLoaded: 'Die Vorlagen konnten nicht geladen werden',
  followers: '{count, plural, one {# Agent folgt} other {# Agenten folgen}}',
  blueprint: 'Vorlage',
  chooseBlueprint: 'Welcher Agent ist das Muster?',
  blueprintHint:
    '{title} ist das Muster. Ändern Sie es auf seinen eigenen Seiten; hier senden Sie, was sich geändert hat.',
  linkAgents: 'Agenten verknüpfen',
  linkAgentsHint: 'Sie folgen diesem von nun an. Nichts ändert sich, bis Sie senden.',
  agentsToLink: 'Zu verknüpfende Agenten',
  noAgentsToLink: 'Es gibt keine weiteren Agenten zum Verknüpfen.',
  startsAs: 'Was heute verschieden ist',
  startsAs_own: 'bleibt ihres',
  startsAs_all: 'wird wie die Vorlage',
  startsHint_own: 'Heutige Unterschiede gehören ihnen; nur spätere Änderungen erreichen sie.',
  startsHint_all: 'Mit dem nächsten Senden bekommen sie alles außer Name, Bildern und erlaubten Websites.',
  link: 'Verknüpfen',
  linked: '{count, plural, one {Ein Agent wurde verknüpft.} other {# Agenten wurden verknüpft.}}',
  openAgent: 'Agent öffnen',
  followersHint: 'Was jeder Agent bekäme. Wählen Sie, an wen Sie senden.',
  upToDate: 'Auf dem neuesten Stand',
  changes: '{count, plural, one {# Änderung} other {# Änderungen}}',
  conflicts: '{count, plural, one {# zu entscheiden} other {# zu entscheiden}}',
  changesHint: 'In der Vorlage geändert. Das wird gesendet.',
  conflictsHint: 'Beide haben das geändert. Es wartet auf Ihre Entscheidung.',
  kept: 'Verschieden und so gelassen',
  keptHint: 'Der Agent hat hier sein Eigenes.',
  replaceOwn: 'Eigenen Wert des Agenten ersetzen?',
  replaceOwnHint:
    'Was jetzt hier steht, geht verloren; in den Versionen des Agenten steht es nur, wenn es veröffentlicht wurde.',
  keepOwn: 'Das des Agenten behalten',
  takeBlueprint: 'Das der Vorlage nehmen',
  followAgain: 'Wieder folgen',
  unlink: 'Lösen',
  unlinkTitle: 'Diesen Agenten lösen?',
  unlinkHint: 'Er bleibt, wie er ist, und bekommt nichts mehr von der Vorlage.',
  send: '{count, plural, one {An einen Agenten senden} other {An # Agenten senden}}',
  sendTitle: 'Änderungen senden?',
  sendHint: 'Jeder Agent bekommt, was nur die Vorlage geändert hat. Sie können es als Ganzes zurücknehmen.',
  publishToo: 'Veröffentlichen, wo sonst nichts wartet',
  publishTooHint:
    'Agenten mit eigenen, noch unveröffentlichten Änderungen bekommen nur einen Entwurf. Ebenso solche, die ein Kunde freigeben muss.',
  sentTo:
    '{count, plural, =0 {Kein Agent hatte etwas zu bekommen.} one {Ein Agent wurde geändert.} other {# Agenten wurden geändert.}}',
  notPublished:
    '{count, plural, one {Ein Agent konnte nicht veröffentlicht werden:} other {# Agenten konnten nicht veröffentlicht werden:}}',
  sending: '{done} von {count} gesendet',
  sentList: 'Was gesendet wurde',
  sentNothing: 'Noch nichts gesendet',
  sentOne: '{fields} an {count, plural, one {einen Agenten} other {# Agenten}}',
  undo: 'Zurücknehmen',
  undoTitle: 'Diese Änderung zurücknehmen?',
  undoHint: 'Agenten bekommen zurück, was sie hatten. Was seither jemand geändert hat, bleibt.',
  undone: 'Zurückgenommen',
  restored:
    '{count, plural, one {Ein Feld wurde zurückgesetzt} other {# Felder wurden zurückgesetzt}}; {left, plural, =0 {keines blieb} one {eines war seither geändert} other {# waren seither geändert}}.',
  selectAgent: 'An {title} senden',
  goneBlueprint: 'Dieser Agent ist keine Vorlage, oder Sie dürfen ihn nicht sehen.',
} satisfies Translation<typeof english>

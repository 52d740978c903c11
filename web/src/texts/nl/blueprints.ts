import type { texts as english } from '../en/blueprints.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  blueprints: 'Blauwdrukken',
  blueprintsHint:
    'Eén agent die andere volgen: wijzig hem één keer, zie wat er bij elk zou veranderen en verstuur het.',
  newBlueprint: 'Nieuwe blauwdruk',
  noBlueprints: 'Nog geen blauwdrukken',
  noBlueprintsHint:
    'Kies een agent als voorbeeld voor de agents van uw klanten. Wat zij zelf wijzigen, blijft van hen.',
  blueprintsNotLoaded: 'De blauwdrukken konden niet worden geladen',
  followers: '{count, plural, one {# agent volgt} other {# agents volgen}}',
  blueprint: 'Blauwdruk',
  chooseBlueprint: 'Welke agent is het voorbeeld?',
  blueprintHint:
    '{title} is het voorbeeld. Wijzig hem op zijn eigen pagina’s; hier verstuurt u wat er veranderd is.',
  linkAgents: 'Agents koppelen',
  linkAgentsHint: 'Zij volgen deze vanaf nu. Er verandert niets tot u verstuurt.',
  agentsToLink: 'Te koppelen agents',
  noAgentsToLink: 'Er zijn geen andere agents om te koppelen.',
  startsAs: 'Wat nu verschilt',
  startsAs_own: 'blijft van hen',
  startsAs_all: 'wordt als de blauwdruk',
  startsHint_own: 'Verschillen van vandaag zijn van hen; alleen latere wijzigingen bereiken hen.',
  startsHint_all:
    'Met de volgende verzending krijgen zij alles behalve hun naam, afbeeldingen en toegestane sites.',
  link: 'Koppelen',
  linked: '{count, plural, one {Eén agent is gekoppeld.} other {# agents zijn gekoppeld.}}',
  openAgent: 'Agent openen',
  followersHint: 'Wat elke agent zou krijgen. Kies aan wie u verstuurt.',
  upToDate: 'Bijgewerkt',
  changes: '{count, plural, one {# wijziging} other {# wijzigingen}}',
  conflicts: '{count, plural, one {# te beslissen} other {# te beslissen}}',
  changesHint: 'Gewijzigd in de blauwdruk. Dit wordt verstuurd.',
  conflictsHint: 'Beide hebben dit gewijzigd. Het wacht op uw beslissing.',
  kept: 'Anders en zo gelaten',
  keptHint: 'De agent heeft hier zijn eigen waarde.',
  replaceOwn: 'De eigen waarde van deze agent vervangen?',
  replaceOwnHint:
    'Wat hier nu staat, gaat verloren; het staat alleen in de versies van de agent als het is gepubliceerd.',
  keepOwn: 'Die van de agent houden',
  takeBlueprint: 'Die van de blauwdruk nemen',
  followAgain: 'Weer volgen',
  unlink: 'Ontkoppelen',
  unlinkTitle: 'Deze agent ontkoppelen?',
  unlinkHint: 'Hij blijft zoals hij is en krijgt niets meer van de blauwdruk.',
  send: '{count, plural, one {Naar één agent versturen} other {Naar # agents versturen}}',
  sendTitle: 'De wijzigingen versturen?',
  sendHint: 'Elke agent krijgt wat alleen de blauwdruk heeft gewijzigd. U kunt het als geheel terugdraaien.',
  publishToo: 'Publiceren waar niets anders wacht',
  publishTooHint:
    'Agents met eigen, nog niet gepubliceerde wijzigingen krijgen alleen een concept. Net als agents die een klant moet goedkeuren.',
  sentTo:
    '{count, plural, =0 {Geen agent had iets te krijgen.} one {Eén agent is gewijzigd.} other {# agents zijn gewijzigd.}}',
  notPublished:
    '{count, plural, one {Eén agent kon niet worden gepubliceerd:} other {# agents konden niet worden gepubliceerd:}}',
  sending: '{done} van {count} verstuurd',
  sentList: 'Wat is verstuurd',
  sentNothing: 'Er is nog niets verstuurd',
  sentOne: '{fields} naar {count, plural, one {één agent} other {# agents}}',
  undo: 'Terugdraaien',
  undoTitle: 'Deze wijziging terugdraaien?',
  undoHint: 'Agents krijgen terug wat zij hadden. Wat iemand sindsdien heeft gewijzigd, blijft.',
  undone: 'Teruggedraaid',
  restored:
    '{count, plural, one {Eén veld is teruggezet} other {# velden zijn teruggezet}}; {left, plural, =0 {geen bleef over} one {één was sindsdien gewijzigd} other {# waren sindsdien gewijzigd}}.',
  selectAgent: 'Naar {title} versturen',
  goneBlueprint: 'Deze agent is geen blauwdruk, of u mag hem niet zien.',
  newFromBlueprint: 'Nieuwe agent op basis van deze blauwdruk',
} satisfies Translation<typeof english>

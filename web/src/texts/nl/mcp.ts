import type { texts as english } from '../en/mcp.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  servers: 'MCP-servers',
  serversHint:
    'Een server die het Model Context Protocol via HTTP spreekt, brengt eigen functies mee. Elke functie staat uit tot je haar aanzet, en weer uit als haar server haar verandert.',
  newServer: 'Nieuwe MCP-server',
  editServer: 'MCP-server bewerken',
  server: 'Server',
  serverHint: 'Bij het opslaan wordt gevraagd wat hij biedt. Daarbij wordt niets uitgevoerd.',
  name: 'Naam',
  address: 'Adres',
  connect: 'Verbinden',
  save: 'Opslaan',
  serverSaved: 'Server opgeslagen',
  changedMeanwhile: 'Iemand anders heeft deze server intussen gewijzigd, of hij biedt nu iets anders.',
  takeTheirs: 'De opgeslagen tonen',
  keepMine: 'De mijne houden',
  serversNotLoaded: 'De servers konden niet worden geladen.',
  deleteServer: 'MCP-server verwijderen',
  deleteServerText: '“{name}” verdwijnt voorgoed. Agents die zijn functies gebruiken, gaan zonder verder.',
  serverDeleted: 'Server verwijderd',
  functionsOn: '{on, number} van {all, number} functies aan',
  lookedAt: 'bekeken {ago}',
  functionsChanged:
    '{count, plural, one {# functie is bij haar server veranderd en staat uit} other {# functies zijn bij hun server veranderd en staan uit}}',
  functionChanged: 'Dit is niet meer wat is aangezet. Lees het voordat je het weer aanzet.',
  functionsOfServer: 'Functies',
  functionsOfServerHint: 'Lees wat elke functie zegt voordat je haar aanzet: agents krijgen deze woorden.',
  noFunctions: 'Hij biedt geen functies.',
  functionsLeftOut:
    '{count, plural, one {Nog # functie is} other {Nog # functies zijn}} weggelaten: 40 is het meeste.',
  effectOf: 'Wat {name} elders doet',
  effect_read: 'Zoekt iets op',
  effect_change: 'Verandert iets',
  askFirst: 'Eerst de bezoeker vragen',
  noServers: 'Nog geen MCP-servers',
}

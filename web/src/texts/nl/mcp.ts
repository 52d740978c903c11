import type { texts as english } from '../en/mcp.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  servers: 'MCP-servers',
  serversHint:
    'Een server die het Model Context Protocol via HTTP spreekt, brengt eigen hulpmiddelen mee. Elk hulpmiddel staat uit tot je het aanzet, en weer uit als zijn server het verandert.',
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
  deleteServerText:
    '“{name}” verdwijnt voorgoed. Agents die zijn hulpmiddelen gebruiken, gaan zonder verder.',
  serverDeleted: 'Server verwijderd',
  functionsOn: '{on, number} van {all, number} hulpmiddelen aan',
  lookedAt: 'bekeken {ago}',
  functionsChanged:
    '{count, plural, one {# hulpmiddel is bij zijn server veranderd en staat uit} other {# hulpmiddelen zijn bij hun server veranderd en staan uit}}',
  functionChanged: 'Dit is niet meer wat is aangezet. Lees het voordat je het weer aanzet.',
  functionsOfServer: 'Hulpmiddelen',
  functionsOfServerHint: 'Lees wat elk hulpmiddel zegt voordat je het aanzet: agents krijgen deze woorden.',
  noFunctions: 'Hij biedt geen hulpmiddelen.',
  functionsLeftOut:
    '{count, plural, one {Nog # hulpmiddel is} other {Nog # hulpmiddelen zijn}} weggelaten: 40 is het meeste.',
  effectOf: 'Wat {name} elders doet',
  effect_read: 'Zoekt iets op',
  effect_change: 'Verandert iets',
  askFirst: 'Eerst de bezoeker vragen',
  noServers: 'Nog geen MCP-servers',
}

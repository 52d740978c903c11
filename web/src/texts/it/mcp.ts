import type { texts as english } from '../en/mcp.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  servers: 'Server MCP',
  serversHint:
    'Un server che parla il Model Context Protocol via HTTP porta funzioni proprie. Ognuna è spenta finché non la attivi, e di nuovo quando il suo server la cambia.',
  newServer: 'Nuovo server MCP',
  editServer: 'Modifica server MCP',
  server: 'Server',
  serverHint: 'Al salvataggio gli si chiede che cosa offre. Non viene eseguito nulla.',
  name: 'Nome',
  address: 'Indirizzo',
  connect: 'Connetti',
  save: 'Salva',
  serverSaved: 'Server salvato',
  changedMeanwhile: 'Nel frattempo qualcun altro ha modificato questo server, oppure ora offre altro.',
  takeTheirs: 'Mostra quello salvato',
  keepMine: 'Tieni il mio',
  serversNotLoaded: 'Impossibile caricare i server.',
  deleteServer: 'Elimina server MCP',
  deleteServerText:
    '«{name}» viene eliminato per sempre. Gli agenti che usano le sue funzioni continuano senza.',
  serverDeleted: 'Server eliminato',
  functionsOn: '{on, number} funzioni attive su {all, number}',
  lookedAt: 'controllato {ago}',
  functionsChanged:
    '{count, plural, one {# funzione è cambiata sul suo server ed è spenta} other {# funzioni sono cambiate sul loro server e sono spente}}',
  functionChanged: 'Non è più quello che era quando è stata attivata. Leggila prima di riattivarla.',
  functionsOfServer: 'Funzioni',
  functionsOfServerHint: 'Leggi che cosa dice ognuna prima di attivarla: gli agenti ricevono queste parole.',
  noFunctions: 'Non offre funzioni.',
  functionsLeftOut:
    '{count, plural, one {# altra funzione è esclusa} other {# altre funzioni sono escluse}}: al massimo 40.',
  effectOf: 'Che cosa fa {name} altrove',
  effect_read: 'Cerca qualcosa',
  effect_change: 'Modifica qualcosa',
  askFirst: 'Chiedi prima al visitatore',
  noServers: 'Ancora nessun server MCP',
}

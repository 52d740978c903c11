import type { texts as english } from '../en/mcp.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  servers: 'Server MCP',
  serversHint:
    'Un server che parla il Model Context Protocol via HTTP porta strumenti propri. Ognuno è spento finché non lo attivi, e di nuovo quando il suo server lo cambia.',
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
    '«{name}» viene eliminato per sempre. Gli agenti che usano i suoi strumenti continuano senza.',
  serverDeleted: 'Server eliminato',
  functionsOn: '{on, number} strumenti attivi su {all, number}',
  lookedAt: 'controllato {ago}',
  functionsChanged:
    '{count, plural, one {# strumento è cambiato sul suo server ed è spento} other {# strumenti sono cambiati sul loro server e sono spenti}}',
  functionChanged: 'Non è più quello che era quando è stato attivato. Leggilo prima di riattivarlo.',
  functionsOfServer: 'Strumenti',
  functionsOfServerHint: 'Leggi che cosa dice ognuno prima di attivarlo: gli agenti ricevono queste parole.',
  noFunctions: 'Non offre strumenti.',
  functionsLeftOut:
    '{count, plural, one {# altro strumento è escluso} other {# altri strumenti sono esclusi}}: al massimo 40.',
  effectOf: 'Che cosa fa {name} altrove',
  effect_read: 'Cerca qualcosa',
  effect_change: 'Modifica qualcosa',
  askFirst: 'Chiedi prima al visitatore',
  noServers: 'Ancora nessun server MCP',
}

import type { texts as english } from '../en/mcp.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  servers: 'MCP-Server',
  serversHint:
    'Ein Server, der das Model Context Protocol über HTTP spricht, bringt eigene Werkzeuge mit. Jedes ist aus, bis Sie es einschalten, und wieder aus, wenn sein Server es ändert.',
  newServer: 'Neuer MCP-Server',
  editServer: 'MCP-Server bearbeiten',
  server: 'Server',
  serverHint: 'Beim Speichern wird er gefragt, was er anbietet. Dabei wird nichts ausgeführt.',
  name: 'Name',
  address: 'Adresse',
  connect: 'Verbinden',
  save: 'Speichern',
  serverSaved: 'Server gespeichert',
  changedMeanwhile: 'Jemand anderes hat diesen Server inzwischen geändert, oder er bietet jetzt anderes an.',
  takeTheirs: 'Den gespeicherten zeigen',
  keepMine: 'Meinen behalten',
  serversNotLoaded: 'Die Server konnten nicht geladen werden.',
  deleteServer: 'MCP-Server löschen',
  deleteServerText:
    '„{name}“ wird endgültig gelöscht. Agenten, die seine Werkzeuge nutzen, arbeiten ohne sie weiter.',
  serverDeleted: 'Server gelöscht',
  functionsOn: '{on, number} von {all, number} Werkzeugen an',
  lookedAt: 'angesehen {ago}',
  functionsChanged:
    '{count, plural, one {# Werkzeug hat sich bei seinem Server geändert und ist aus} other {# Werkzeuge haben sich bei ihrem Server geändert und sind aus}}',
  functionChanged:
    'Das ist nicht mehr, was eingeschaltet wurde. Lesen Sie es, bevor Sie es wieder einschalten.',
  functionsOfServer: 'Werkzeuge',
  functionsOfServerHint: 'Lesen Sie, was jedes sagt, bevor Sie es einschalten: Agenten bekommen diese Worte.',
  noFunctions: 'Er bietet keine Werkzeuge an.',
  functionsLeftOut:
    '{count, plural, one {# weiteres Werkzeug ist} other {# weitere Werkzeuge sind}} ausgelassen: höchstens 40.',
  effectOf: 'Was {name} anderswo tut',
  effect_read: 'Sieht etwas nach',
  effect_change: 'Ändert etwas',
  askFirst: 'Den Besucher vorher fragen',
  noServers: 'Noch keine MCP-Server',
}

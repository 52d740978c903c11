import type { texts as english } from '../en/mcp.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  servers: 'Servidores MCP',
  serversHint:
    'Un servidor que habla el Model Context Protocol por HTTP aporta herramientas propias. Cada una está desactivada hasta que la active, y se desactiva cuando su servidor la cambia.',
  newServer: 'Nuevo servidor MCP',
  editServer: 'Editar servidor MCP',
  server: 'Servidor',
  serverHint: 'Al guardar se le pregunta qué ofrece. Con eso no se ejecuta nada.',
  name: 'Nombre',
  address: 'Dirección',
  connect: 'Conectar',
  save: 'Guardar',
  serverSaved: 'Servidor guardado',
  changedMeanwhile: 'Mientras tanto, otra persona ha cambiado este servidor o ahora ofrece otra cosa.',
  takeTheirs: 'Mostrar el guardado',
  keepMine: 'Conservar el mío',
  serversNotLoaded: 'No se pudieron cargar los servidores.',
  deleteServer: 'Eliminar servidor MCP',
  deleteServerText:
    '«{name}» se elimina para siempre. Los agentes que usan sus herramientas siguen sin ellas.',
  serverDeleted: 'Servidor eliminado',
  functionsOn: '{on, number} de {all, number} herramientas activadas',
  lookedAt: 'revisado {ago}',
  functionsChanged:
    '{count, plural, one {# herramienta ha cambiado en su servidor y está desactivada} other {# herramientas han cambiado en su servidor y están desactivadas}}',
  functionChanged: 'Ya no es lo que era al activarla. Léala antes de volver a activarla.',
  functionsOfServer: 'Herramientas',
  functionsOfServerHint: 'Lea lo que dice cada una antes de activarla: los agentes reciben estas palabras.',
  noFunctions: 'No ofrece herramientas.',
  functionsLeftOut:
    '{count, plural, one {Se omite # herramienta más} other {Se omiten # herramientas más}}: 40 como máximo.',
  effectOf: 'Qué hace {name} en otro lugar',
  effect_read: 'Consulta algo',
  effect_change: 'Cambia algo',
  askFirst: 'Preguntar antes al visitante',
  noServers: 'Todavía no hay servidores MCP',
}

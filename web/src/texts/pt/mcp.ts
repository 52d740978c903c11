import type { texts as english } from '../en/mcp.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  servers: 'Servidores MCP',
  serversHint:
    'Um servidor que fala o Model Context Protocol por HTTP traz funções próprias. Cada uma está desligada até a ligar, e volta a estar quando o servidor a altera.',
  newServer: 'Novo servidor MCP',
  editServer: 'Editar servidor MCP',
  server: 'Servidor',
  serverHint: 'Ao guardar, é-lhe perguntado o que oferece. Nada é executado.',
  name: 'Nome',
  address: 'Endereço',
  connect: 'Ligar',
  save: 'Guardar',
  serverSaved: 'Servidor guardado',
  changedMeanwhile: 'Entretanto, outra pessoa alterou este servidor, ou ele oferece agora outra coisa.',
  takeTheirs: 'Mostrar o guardado',
  keepMine: 'Manter o meu',
  serversNotLoaded: 'Não foi possível carregar os servidores.',
  deleteServer: 'Eliminar servidor MCP',
  deleteServerText:
    '“{name}” é eliminado para sempre. Os agentes que usam as suas funções continuam sem elas.',
  serverDeleted: 'Servidor eliminado',
  functionsOn: '{on, number} de {all, number} funções ligadas',
  lookedAt: 'visto {ago}',
  functionsChanged:
    '{count, plural, one {# função mudou no seu servidor e está desligada} other {# funções mudaram no seu servidor e estão desligadas}}',
  functionChanged: 'Já não é o que era quando foi ligada. Leia-a antes de a voltar a ligar.',
  functionsOfServer: 'Funções',
  functionsOfServerHint: 'Leia o que cada uma diz antes de a ligar: os agentes recebem estas palavras.',
  noFunctions: 'Não oferece funções.',
  functionsLeftOut:
    '{count, plural, one {Mais # função fica de fora} other {Mais # funções ficam de fora}}: 40 no máximo.',
  effectOf: 'O que {name} faz noutro lado',
  effect_read: 'Consulta algo',
  effect_change: 'Altera algo',
  askFirst: 'Perguntar primeiro ao visitante',
  noServers: 'Ainda não há servidores MCP',
}

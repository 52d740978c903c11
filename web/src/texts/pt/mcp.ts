import type { texts as english } from '../en/mcp.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  servers: 'Servidores MCP',
  serversHint:
    'Um servidor que fala o Model Context Protocol por HTTP traz ferramentas próprias. Cada uma fica desativada até você ativá-la, e volta a ficar quando o servidor a altera.',
  newServer: 'Novo servidor MCP',
  editServer: 'Editar servidor MCP',
  server: 'Servidor',
  serverHint: 'Ao guardar, perguntamos ao servidor o que ele oferece. Nada é executado.',
  name: 'Nome',
  address: 'Endereço',
  connect: 'Conectar',
  save: 'Salvar',
  serverSaved: 'Servidor salvo',
  changedMeanwhile: 'Entretanto, outra pessoa alterou este servidor, ou ele oferece agora outra coisa.',
  takeTheirs: 'Mostrar o salvo',
  keepMine: 'Manter o meu',
  serversNotLoaded: 'Não foi possível carregar os servidores.',
  deleteServer: 'Excluir servidor MCP',
  deleteServerText:
    '“{name}” é excluído para sempre. Os agentes que usam as suas ferramentas continuam sem elas.',
  serverDeleted: 'Servidor excluído',
  functionsOn: '{on, number} de {all, number} ferramentas ativas',
  lookedAt: 'visto {ago}',
  functionsChanged:
    '{count, plural, one {# ferramenta mudou no servidor e está desativada} other {# ferramentas mudaram no servidor e estão desativadas}}',
  functionChanged: 'Não é mais o que era quando foi ativada. Leia-a antes de ativá-la de novo.',
  functionsOfServer: 'Ferramentas',
  functionsOfServerHint: 'Leia o que cada uma diz antes de ativá-la: os agentes recebem estas palavras.',
  noFunctions: 'Não oferece ferramentas.',
  functionsLeftOut:
    '{count, plural, one {Mais # ferramenta fica de fora} other {Mais # ferramentas ficam de fora}}: 40 no máximo.',
  effectOf: 'O que {name} faz em outro lugar',
  effect_read: 'Consulta algo',
  effect_change: 'Altera algo',
  askFirst: 'Perguntar primeiro ao visitante',
  noServers: 'Ainda não há servidores MCP',
}

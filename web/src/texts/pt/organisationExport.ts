import type { texts as english } from '../en/organisationExport.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'Exportar tudo',
  lead: 'Um arquivo ZIP com os agentes e o conhecimento deles, conversas, leads, clientes, crédito, compras e relatórios. Os arquivos enviados por visitantes não são incluídos.',
  exportNow: 'Exportar organização',
  stop: 'Parar',
  exportingAgent:
    'Agente {number, number} de {agents, number}: {name}, {conversations, plural, one {# conversa} other {# conversas}}',
  exported: 'Organização exportada.',
  notExported: 'A organização não foi exportada. {reason}',
} satisfies Translation<typeof english>

import type { texts as english } from '../en/organisationExport.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  title: 'Exportar todo',
  lead: 'Un archivo ZIP con los agentes y su conocimiento, conversaciones, leads, clientes, crédito, compras e informes. Los archivos de los visitantes no se incluyen.',
  exportNow: 'Exportar organización',
  stop: 'Detener',
  exportingAgent:
    'Agente {number, number} de {agents, number}: {name}, {conversations, plural, one {# conversación} other {# conversaciones}}',
  exported: 'Organización exportada.',
  notExported: 'La organización no se ha exportado. {reason}',
} satisfies Translation<typeof english>

import type { texts as english } from '../en/templateRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  importNotTemplate: 'Este arquivo não é um modelo de agente.',
  importIsNewer: 'Este arquivo vem de uma versão mais recente do que a que se pode ler aqui.',
  importTooDeep: 'Este arquivo está aninhado mais profundamente do que um modelo de agente pode estar.',
  importTooMany: 'Este arquivo contém mais entradas do que um modelo de agente pode ter.',
  importForbiddenName: 'Este arquivo usa um nome que nada pode ter aqui: {name}',
  importTooManyNodes: 'Este arquivo tem {count, number} nós. Um fluxo tem no máximo {most, number}.',
  importStdioTool: 'A ferramenta “{name}” iniciaria um programa em um computador nosso. Isso nunca é aceite.',
  importToolWrong: 'A ferramenta “{name}” não pode ser usada tal como está neste arquivo.',
  importFieldWrong: 'Esta parte do arquivo contém algo que não pode conter: {field}',
  importGone: 'O arquivo enviado não está mais aqui. Escolha-o de novo.',
  importKnowledgeTooMuch: 'O seu plano não tem espaço para o conhecimento deste arquivo. Importe-o sem ele.',
  tooManyImports: 'Você importou {most, number} arquivos em uma hora. Aguarde um pouco.',
  ownerTransfersAgents: 'Só quem é proprietário de ambos os espaços de trabalho move um agente.',
  agentIsMoving: 'Este agente ainda está sendo movido. Tente de novo em alguns minutos.',
  agentIsThere: 'Este agente já está nesse espaço de trabalho.',
  tooManyThemes:
    'Este espaço de trabalho já tem {most, number} temas, o máximo possível. Exclua um primeiro.',
} satisfies Translation<typeof english>

import type { texts as english } from '../en/templateRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  importNotTemplate: 'Questo file non è un modello di agente.',
  importIsNewer: 'Questo file viene da una versione più recente di quella che si può leggere qui.',
  importTooDeep: 'Questo file è annidato più in profondità di quanto possa esserlo un modello di agente.',
  importTooMany: 'Questo file contiene più voci di quante ne possa avere un modello di agente.',
  importForbiddenName: 'Questo file usa un nome che qui niente può avere: {name}',
  importTooManyNodes: 'Questo file ha {count, number} nodi. Un flusso ne ha al massimo {most, number}.',
  importStdioTool:
    'Lo strumento «{name}» avvierebbe un programma su un nostro computer. Questo non viene mai accettato.',
  importToolWrong: 'Lo strumento «{name}» non si può usare così com’è in questo file.',
  importFieldWrong: 'Questa parte del file contiene qualcosa che non può contenere: {field}',
  importGone: 'Il file caricato non c’è più. Sceglilo di nuovo.',
  importKnowledgeTooMuch: 'Il tuo piano non ha spazio per le conoscenze di questo file. Importalo senza.',
  tooManyImports: 'Hai importato {most, number} file in un’ora. Aspetta un po’.',
  ownerTransfersAgents: 'Solo chi possiede entrambi gli spazi di lavoro sposta un agente.',
  agentIsMoving: 'Questo agente è ancora in corso di spostamento. Riprova tra qualche minuto.',
  agentIsThere: 'Questo agente è già in quello spazio di lavoro.',
  tooManyThemes:
    'Questo spazio di lavoro ha già {most, number} temi, il massimo possibile. Eliminane prima uno.',
} satisfies Translation<typeof english>

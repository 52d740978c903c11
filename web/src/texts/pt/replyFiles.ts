import type { texts as english } from '../en/replyFiles.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  addFiles: 'Adicionar arquivos',
  filesOfReply: 'Arquivos desta resposta',
  filesTaken: '{list}: no máximo {most, number} arquivos de {megabytes, number} MB',
  onlyFiles: 'Aqui só é possível enviar estes arquivos: {list}',
  tooLarge: 'No máximo {megabytes, number} MB por arquivo. Reduza-o ou envie um link.',
  isEmpty: 'Este arquivo está vazio. Escolha outro.',
  mostFiles: 'No máximo {most, number} arquivos por resposta. Envie este com a próxima.',
  remove: 'Remover {name}',
  tryAgain: 'Tentar de novo',
  uploading: 'Enviando {name}',
  areComing: 'Os arquivos estão a caminho.',
  isMissing: 'Um arquivo não chegou. Tente de novo ou remova-o.',
  dropFiles: 'Solte os arquivos para adicioná-los à sua resposta.',
} satisfies Translation<typeof english>

import type { texts as english } from '../en/versions.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  versionHistory: 'Histórico de versões',
  versionsHint:
    'As vinte mais recentes: o que foi publicado e os rascunhos salvos. O que recupera muda apenas o rascunho; os visitantes recebem-no quando publica.',
  noVersions: 'Ainda não há versões',
  noVersionsHint: 'Cada publicação é guardada aqui para poder voltar atrás.',
  notLoaded: 'Não foi possível carregar as versões.',
  published: 'Versão {version, number}',
  keptDraft: 'Rascunho salvo',
  restoreAll: 'Recuperar tudo',
  restore: 'Recuperar',
  restoreField: 'Recuperar {field}',
  restored: 'Recuperado. O rascunho anterior é uma versão própria.',
  saveFirst: 'Salve primeiro as suas alterações: assim nada se perde.',
  approvedBy: 'Aprovado por {name}',
  withoutApproval: 'Sem aprovação: {reason}',
  differences: 'O que tem e o rascunho não',
  noDifference: 'Nada: o rascunho é igual.',
  inDraft: 'No rascunho',
  inVersion: 'Nesta versão',
  flow: 'Fluxo',
  onlyArranged: 'Só muda a disposição na tela.',
  versionName: 'Nome desta versão',
  versionNameHint: 'Por exemplo, “Antes das promoções”',
  saveName: 'Salvar nome',
  namedBy: 'nome dado por {name}',
  brokenVersion: 'A versão {id} não pode ser mostrada: o que está salvo dela não está completo.',
} satisfies Translation<typeof english>

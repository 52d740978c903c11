import type { texts as english } from '../en/workspaceRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  brokenInvite: 'Este convite não existe mais. Peça um novo.',
  inviteOfAnotherAddress: 'Este convite foi enviado para outro e-mail.',
  inviteSelf: 'Você não pode convidar a si mesmo :)',
  isMemberAlready: '{email} já é membro deste espaço de trabalho.',
  noSeats: 'Você atingiu o número máximo de lugares',
  addressConfirmed: 'Este endereço já está confirmado.',
  inviteUsed: 'Este convite já foi usado.',
  resetLinkOver: 'Este link expirou ou já foi usado. Peça um novo.',
  inviteExpired: 'Este convite expirou. Peça um novo.',
  inviteNotOpen: 'Este convite não está mais aberto.',
  personalWorkspaceStays: 'Este é o seu espaço de trabalho pessoal. Ele fica enquanto a sua conta existir.',
  workspaceHasSubscription:
    'Este espaço de trabalho tem uma assinatura. Cancele-a em Cobrança, e exclua o espaço de trabalho quando ela tiver terminado.',
  tooManyInvites:
    'Um espaço de trabalho envia no máximo {most, number} convites por dia, e um endereço recebe no máximo {mostToOne, number}. Tente de novo amanhã.',
  workspaceHasAgents: 'Há agentes neste espaço de trabalho. Exclua-os primeiro.',
  workspaceLivesElsewhere: 'Este espaço de trabalho está na outra região.',
  workspaceNameMissing: 'Digite um nome para o espaço de trabalho.',
  workspaceNotFound: 'Erro: não é possível acessar as informações do espaço de trabalho',
  takesInvitesBack: 'Quem retira convites é o proprietário, ou quem os enviou.',
  workspaceIsMissing: 'Espaço de trabalho não encontrado. Atualize e tente de novo.',
  workspaceHasClients: 'Este espaço de trabalho tem clientes. Exclua-os primeiro.',
} satisfies Translation<typeof english>

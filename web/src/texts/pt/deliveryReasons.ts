import type { texts as english } from '../en/deliveryReasons.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  tooLate: 'Não foi possível entregá-la a tempo.',
  notTaken: 'O canal não aceitou esta mensagem.',
  fileNotTaken: 'O canal não aceitou um arquivo desta mensagem.',
  fileGone: 'Um arquivo desta mensagem não está mais aqui.',
  telegramNotConnected: 'O bot não está mais conectado. Conecte um na página Canais.',
  telegramTokenRefused: 'O Telegram não aceita mais o token do bot. Conecte o bot de novo na página Canais.',
  telegramBlocked: 'Esta pessoa bloqueou o bot e precisa escrever de novo primeiro.',
  telegramNotTaken: 'O Telegram não aceitou esta mensagem.',
  discordNotConnected: 'O canal do Discord não está mais conectado. Conecte um na página Canais.',
  discordThreadGone: 'O tópico desta pessoa não existe mais. A pessoa precisa perguntar de novo primeiro.',
  discordWebhookGone: 'O webhook deste canal não existe mais. Crie um novo e conecte-o na página Canais.',
  discordNotTaken: 'O Discord não aceitou esta mensagem.',
  metaNotConnected: 'A página não está mais conectada. Conecte uma em Canais.',
  metaAccessRefused: 'A Meta não aceita mais o acesso da página. Conecte a página de novo em Canais.',
  metaWindowOver:
    'Esta pessoa não escreve há 24 horas, por isso a Meta não aceita mais respostas. A pessoa precisa escrever de novo primeiro.',
  metaWeekOver:
    'Esta pessoa não escreve há sete dias, por isso a Meta não aceita mais respostas. Primeiro a pessoa precisa escrever de novo.',
  metaNoPermission:
    'A Meta não nos permitiu escrever por esta página. Entre de novo na Meta em Canais e permita tudo o que é pedido.',
  metaOutOfReach:
    'Não é possível contatar esta pessoa: a conversa está bloqueada ou a conta não existe mais.',
  metaNotTaken: 'A Meta não aceitou esta mensagem.',
  whatsappNotConnected: 'O número não está mais conectado. Conecte um na página Canais.',
  whatsappAccessRefused:
    'O WhatsApp não nos deixa mais escrever com este número. Conecte-o de novo na página Canais.',
  whatsappNotTaken: 'O WhatsApp não aceitou esta mensagem.',
  whatsappOutOfReach:
    'Não é possível contatar esta pessoa no WhatsApp, ou ela não aceitou os termos mais recentes.',
  whatsappNotListed:
    'Este número ainda não está entre os números a que se pode escrever. Adicione-o no seu app na Meta.',
  whatsappToItself: 'Um número não pode escrever a si mesmo.',
  whatsappLocked: 'O WhatsApp suspendeu esta conta empresarial. A Meta indica lá o motivo.',
  whatsappNeedsPayment:
    'O WhatsApp precisa de uma forma de pagamento para esta conta empresarial. Adicione uma na Meta.',
  whatsappNotRegistered: 'O número não está registado no WhatsApp. Conecte-o de novo na página Canais.',
  whatsappWindowOver:
    'Passaram-se 24 horas desde a última mensagem desta pessoa. Até haver uma nova mensagem, o WhatsApp só aceita modelos aprovados.',
  whatsappKeptBack: 'O WhatsApp reteve esta mensagem, para que as pessoas recebam menos delas.',
  whatsappNoMarketing: 'Esta pessoa não quer mensagens publicitárias.',
  whatsappKindNotTaken: 'O WhatsApp não aceita mensagens deste tipo.',
  whatsappTemplateVariables: 'O modelo tem outro número de variáveis.',
  whatsappTemplateMissing: 'Não existe tal modelo nesta língua, ou não está aprovado.',
  whatsappTemplatePaused: 'O WhatsApp pausou este modelo por causa da sua qualidade.',
  whatsappTemplateDisabled: 'O WhatsApp desativou este modelo.',
  whatsappBlocked: 'O WhatsApp bloqueou esta conta empresarial por algum tempo.',
} satisfies Translation<typeof english>

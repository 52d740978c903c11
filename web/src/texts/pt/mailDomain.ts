import type { texts as english } from '../en/mailDomain.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  mailDomain: 'Domínio de e-mail',
  hint: 'Os e-mails para seus clientes saem do seu próprio domínio quando ele está verificado. Até lá, saem do nosso endereço em seu nome.',
  domain: 'Domínio',
  example: 'sua-agencia.com.br',
  add: 'Adicionar domínio',
  addFailed: 'Não foi possível adicionar o domínio. Tente novamente.',
  status_not_started: 'Não iniciado',
  status_pending: 'Pendente',
  status_verified: 'Verificado',
  status_temporary_failure: 'Falha temporária',
  status_failed: 'Falha',
  releasing: 'Sendo excluído',
  text_not_started: 'Configure primeiro este registro. Ele prova que o domínio é seu; os outros vêm depois.',
  text_pending:
    'Configure estes registros onde o DNS do domínio é mantido. Verificamos até que todos estejam lá.',
  text_verified: 'Os e-mails para seus clientes saem deste domínio.',
  text_temporary_failure:
    'Alguns registros estão faltando no momento. Os e-mails ainda saem deste domínio; depois de três dias, sairão do nosso endereço.',
  text_failed:
    'Os registros não foram encontrados. Configure-os e verifique de novo. Enquanto isso, os e-mails saem do nosso endereço.',
  refused:
    'O serviço de e-mail não aceita este domínio porque outro cliente dele o tem. Remova-o lá e verifique de novo, ou exclua-o aqui e use outro.',
  unpaid:
    'O adicional white label ou seu teste terminou. Depois de sete dias, os e-mails voltam a sair do nosso endereço.',
  gone: 'Este domínio não está mais conectado. Exclua-o e adicione-o de novo.',
  releasingText: 'Este domínio está sendo excluído.',
  checkNow: 'Verificar agora',
  delete: 'Excluir domínio',
  deleteText: 'Os e-mails para seus clientes passarão a sair do nosso endereço, e não de {name}.',
  deleted: 'Domínio excluído.',
  notDeleted: 'Não foi possível excluir o domínio',
  notLoaded: 'Não foi possível carregar o domínio',
  stopped: 'Os e-mails para os seus clientes pararam',
  stoppedText:
    'Muitos e-mails voltaram ou foram denunciados como spam. As notificações não são mais enviadas; os códigos de login e os e-mails sobre pagamentos ainda são, a partir do nosso endereço.',
  stoppedFigures:
    'Em sete dias: {sent, number} enviados, {bounced, number} devolvidos, {complained, number} denunciados como indesejados.',
  stoppedHelp:
    'Exclua os clientes com endereços errados e adicione-os de novo. Isso termina sozinho quando os sete dias melhorarem, ou tente novamente, uma vez por dia.',
  tryMailsAgain: 'Tentar novamente',
  retryFrom: 'Você pode tentar novamente a partir de {time}.',
  mailsGoOn: 'As notificações são enviadas de novo.',
  standingNotLoaded: 'Não foi possível carregar se os e-mails são enviados.',
  type: 'Tipo',
  name: 'Nome',
  value: 'Valor',
  priority: 'Prioridade',
  ttl: 'TTL',
  records: 'Registros DNS',
  propagation: 'Pode levar de 24 a 48 horas até que as mudanças apareçam em todos os lugares.',
} satisfies Translation<typeof english>

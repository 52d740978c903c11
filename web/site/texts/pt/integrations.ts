import type { texts as english } from '../en/integrations.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Integrações',
  description: 'Canais, modelos, funções e calendários aos quais os agentes podem se conectar.',
  lead: 'Tudo nesta página funciona hoje. Se faltar algo, uma função HTTP costuma resolver.',
  channels: 'Canais',
  website: 'Site',
  websiteText:
    'Uma linha de HTML: como botão, na página ou em página inteira. Com qualquer sistema que permita um script, como WordPress, Shopify, Webflow e Wix.',
  whatsapp: 'Números da sua conta comercial, modelos, mensagens de voz.',
  messenger: 'Páginas que você administra, com respostas da sua equipe no app da Meta.',
  instagram: 'Mensagens para a sua conta profissional.',
  telegram: 'Um bot seu, pelo seu token.',
  discord: 'Um bot para os canais do seu servidor.',
  models: 'Modelos',
  eitherKey: 'Com a nossa chave ou com a sua.',
  otherModels: 'Outros',
  otherModelsText: 'Qualquer servidor que entenda as chat completions da OpenAI.',
  systems: 'Os seus sistemas',
  http: 'Funções HTTP',
  httpText:
    'Chame qualquer API: parâmetros com tipo, credenciais criptografadas, um teste que mostra a requisição real. Pode colar um comando cURL.',
  mcp: 'Servidores MCP',
  mcpText:
    'Use as ferramentas de servidores por HTTP. Uma definição alterada não é usada antes de você vê-la.',
  calendar: 'Calendário',
  calendarText: 'Agendamentos com horários, fusos horários e convites por e-mail.',
  events: 'Eventos do espaço de trabalho',
  eventsText: 'Webhooks assinados para clientes novos e excluídos, e para pedidos de acesso.',
  agencies: 'Para agências',
  domain: 'O seu domínio',
  domainText: 'O painel e o widget no seu próprio endereço, com o seu certificado.',
  email: 'O seu e-mail',
  emailText: 'E-mails aos clientes a partir do seu domínio.',
  tabs: 'As suas páginas',
  tabsText: 'Abas suas dentro do painel do cliente.',
  closing: 'Conecte a primeira',
  closingText: 'A maioria leva menos de cinco minutos.',
} satisfies Translation<typeof english>

import type { texts as english } from '../en/security.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Segurança',
  description: 'Onde estão os seus dados, quem os pode ler e o que os protege.',
  heading: 'Os seus dados ficam onde os põe',
  lead: 'Na União Europeia ou nos Estados Unidos. Escolhe ao criar a conta: agentes, conversas, ficheiros e conhecimento ficam nessa região.',
  gdpr: 'RGPD',
  features: 'O que os protege',
  tenants: 'Espaços separados',
  tenantsText:
    'Cada documento pertence a um espaço de trabalho. As regras da base de dados negam tudo o que não é permitido expressamente, e os testes tentam cada combinação.',
  secrets: 'Segredos que ninguém pode ler',
  secretsText:
    'As chaves e os tokens são cifrados, cada um com a sua própria chave. Podem ser substituídos, mas nunca mostrados de novo.',
  people: 'Pessoas confirmadas',
  peopleText:
    'Um espaço só se abre com um e-mail confirmado, e uma nova palavra-passe termina todas as sessões anteriores.',
  requests: 'Pedidos que não se desviam',
  requestsText:
    'Chega-se a ferramentas e sites por uma única saída vigiada, que recusa redes privadas e limita tamanho e tempo.',
  files: 'Ficheiros à parte',
  filesText: 'Os ficheiros carregados são lidos num processo próprio, com memória e tempo limitados.',
  ledger: 'O dinheiro num registo',
  ledgerText:
    'Cada débito é registado uma só vez, haja o que houver de perdido ou repetido, e tem um recibo que pode verificar.',
  training: 'Treinam modelos com os nossos dados?',
  trainingText: 'Não. As mensagens vão para o modelo que escolher para responder, e para mais nada.',
  kept: 'Durante quanto tempo se guardam as conversas?',
  keptText: 'O tempo que decidir para cada agente. Depois são eliminadas com os seus ficheiros.',
  report: 'Onde comunico uma falha?',
  reportText: 'Escreva-nos; o endereço está na página de contacto.',
} satisfies Translation<typeof english>

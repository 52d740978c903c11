import type { texts as english } from '../en/security.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Segurança',
  description: 'Onde estão os seus dados, quem os pode ler e o que os protege.',
  heading: 'Os seus dados ficam onde você escolhe',
  lead: 'Na União Europeia ou nos Estados Unidos. Você escolhe ao criar a conta: agentes, conversas, arquivos e conhecimento ficam nessa região.',
  gdpr: 'RGPD',
  features: 'O que os protege',
  tenants: 'Espaços separados',
  tenantsText:
    'Cada documento pertence a um espaço de trabalho. As regras do banco de dados negam tudo o que não é permitido expressamente, e os testes tentam cada combinação.',
  secrets: 'Segredos que ninguém pode ler',
  secretsText:
    'As chaves e os tokens são criptografados, cada um com a sua própria chave. Podem ser substituídos, mas nunca mostrados de novo.',
  people: 'Pessoas confirmadas',
  peopleText:
    'Um espaço só se abre com um e-mail confirmado, e uma nova senha termina todas as sessões anteriores.',
  requests: 'Pedidos que não se desviam',
  requestsText:
    'Ferramentas e sites são acessados por uma única saída protegida, que recusa redes privadas e limita tamanho e tempo.',
  files: 'Arquivos à parte',
  filesText: 'Os arquivos enviados são lidos em um processo próprio, com memória e tempo limitados.',
  ledger: 'O dinheiro em um livro-razão',
  ledgerText:
    'Cada débito é registrado uma só vez, haja o que houver de perdido ou repetido, e tem um recibo que você pode verificar.',
  training: 'Treinam modelos com os nossos dados?',
  trainingText: 'Não. As mensagens vão para o modelo que você escolher para responder, e para mais nada.',
  kept: 'Durante quanto tempo as conversas são guardadas?',
  keptText: 'O tempo que você decidir para cada agente. Depois são excluídas com os seus arquivos.',
  report: 'Onde informo uma vulnerabilidade?',
  reportText: 'Escreva para nós; o endereço está na página de contato.',
} satisfies Translation<typeof english>

import type { texts as english } from '../en/signIn.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  scenePerson: 'Olá, aqui é a Mara. Com prazer: qual ilha e quantos?',
  sceneJoined: 'Mara entrou na conversa',
  title: 'Entrar',
  email: 'E-mail',
  emailMissing: 'Digite o seu e-mail.',
  password: 'Senha',
  passwordMissing: 'Digite a sua senha.',
  showPassword: 'Mostrar o que é digitado',
  forgot: 'Esqueceu a senha?',
  submit: 'Entrar',
  newHere: 'Primeira vez aqui? <link>Criar uma conta</link>',
  google: 'Continuar com o Google',
  orByEmail: 'ou com e-mail',
  language: 'Idioma',
  notLoaded: 'Não foi possível carregar esta página',
  notLoadedHint: 'Verifique a conexão e carregue de novo.',
  loadAgain: 'Carregar de novo',
  sceneQuestion: 'Vocês entregam nas ilhas?',
  sceneAnswer:
    'Sim, duas vezes por semana: às terças e sextas. Os pedidos feitos antes do meio-dia saem no mesmo dia.',
  sceneRestsOn: 'Assenta em',
  sceneSource: 'Entregas.pdf, página 3',
  sceneTime: 'Tempo',
  sceneSeconds: '0,8 s',
  sceneCredits: 'Créditos',
  scenePaid: 'Pago com o seu carregamento de 3 de novembro',
  sceneAmount: '1,2',
  sceneNext: 'Posso falar com alguém sobre um pedido grande?',
} satisfies Translation<typeof english>

import type { texts as english } from '../en/failures.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  unauthenticated: 'Sua sessão terminou. Entre de novo.',
  'permission-denied': 'Você não pode fazer isso. Fale com o proprietário do espaço de trabalho.',
  'not-found': 'Isto não existe mais.',
  'invalid-argument': 'Algo neste formulário não está certo.',
  'already-exists': 'Isto já existe.',
  'failed-precondition': 'Isto não é possível agora.',
  'resource-exhausted': 'Foi um pouco rápido demais. Espere um minuto e tente de novo.',
  'email-not-verified': 'Confirme primeiro o seu e-mail.',
  'agent-limit-reached': 'Seu plano não tem espaço para outro agente.',
  'knowledge-limit-reached': 'Seu plano não tem espaço para mais conhecimento.',
  'seat-limit-reached': 'Todos os lugares estão ocupados',
  'file-too-large': 'Este arquivo é grande demais.',
  'file-type-not-allowed': 'Arquivos deste tipo não são aceitos aqui.',
  'file-unreadable': 'Não conseguimos ler este arquivo.',
  'out-of-credits': 'Este espaço de trabalho não tem mais créditos.',
  unavailable: 'Não conseguimos acessar o servidor. Verifique a conexão e tente de novo.',
  internal: 'Algo deu errado',
} satisfies Translation<typeof english>

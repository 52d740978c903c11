import type { texts as english } from '../en/signInErrors.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  failed: 'Ocorreu um erro ao entrar.',
  emailInUse: 'Já existe uma conta com este e-mail. Entre com ela.',
  invalidEmail: 'Isto não é um endereço de e-mail.',
  weakPassword: 'Escolha uma senha mais longa, de pelo menos 8 caracteres.',
  wrongCredential: 'O e-mail ou a senha não está certo.',
  disabled: 'Esta conta foi desativada.',
  tooManyTries: 'Tentativas demais. Espere alguns minutos, ou redefina a sua senha.',
  unreachable: 'Não conseguimos acessar o servidor. Verifique a conexão e tente de novo.',
  windowClosed: 'A janela do Google foi fechada antes de você entrar.',
  windowBlocked: 'O navegador bloqueou a janela do Google. Permita pop-ups para esta página e tente de novo.',
  storageBlocked:
    'Seu navegador bloqueia o armazenamento deste site, por isso não é possível manter você conectado. Permita cookies e dados do site e tente de novo.',
  linkExpired: 'Este link expirou. Peça um novo.',
  linkBroken: 'Este link já foi usado, ou não está completo. Peça um novo.',
  emulatorsNeedEmail: 'Nos emuladores, digite primeiro um e-mail: não há janela do Google.',
} satisfies Translation<typeof english>

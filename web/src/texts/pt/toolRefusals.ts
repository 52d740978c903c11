import type { texts as english } from '../en/toolRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  toolNameWrong: 'Use minúsculas, algarismos e _, a começar por uma letra: order_status.',
  toolNameTaken: 'Outra função deste espaço de trabalho tem este nome.',
  toolHasChanged:
    '{name} guardou esta função desde que a abriu. As suas alterações continuam aqui: veja as duas.',
  tooManyTools: 'Um espaço de trabalho tem no máximo {most, number} funções. Elimine uma primeiro.',
  toolKeyWrong: 'Use letras, algarismos e _, a começar por uma letra.',
  toolKeyTwice: 'Este nome já existe.',
  toolNeedsChoices: 'Indique pelo menos uma opção.',
  toolAddressWrong: 'Introduza um endereço que comece por https:// e não tenha parâmetros no host.',
  toolQueryInRows: 'O que vem depois do ? pertence às linhas abaixo.',
  toolPathNeedsValue: 'O parâmetro {name} faz parte do endereço, por isso tem de ser obrigatório.',
  toolSlotUnknown: 'Não há um parâmetro {name}. Adicione-o ou retire-o daqui.',
  toolHeaderWrong: 'Este não pode ser o nome de um cabeçalho seu.',
  toolHeaderOneLine: 'Um cabeçalho é uma linha de caracteres usuais.',
  toolBodyWrong: 'Isto não é JSON. Um parâmetro representa um valor, sem aspas.',
  toolCredentialGone: 'Esta credencial foi eliminada. Escolha outra.',
  toolHostNotListed: 'Esta credencial não pode ser enviada a {host}. Adicione-lhe o host ou escolha outra.',
  credentialHostWrong: 'Introduza um host como api.example.com.',
  credentialSecretWrong: 'Uma chave é uma linha de caracteres usuais.',
  credentialFieldWrong: 'Isto não pode ser enviado como nome.',
  credentialNeedsSecret: 'Introduza a chave novamente: seria enviada para outro lado ou de outra forma.',
  credentialInUse: 'A função {name} usa esta credencial. Escolha primeiro outra ali.',
  tooManyCredentials: 'Um espaço de trabalho tem no máximo {most, number} credenciais. Elimine uma primeiro.',
  credentialsAreOff: 'Esta instalação não guarda credenciais.',
}

import type { texts as english } from '../en/toolRefusals.ts'
import type { Translation } from '../Translation.ts'

export const texts: Translation<typeof english> = {
  toolNameWrong: 'Use minúsculas, cifras y _, empezando por una letra: order_status.',
  toolNameTaken: 'Otra función de este espacio de trabajo tiene este nombre.',
  toolHasChanged:
    '{name} ha guardado esta función desde que la abrió. Sus cambios siguen aquí: compare ambas.',
  tooManyTools: 'Un espacio de trabajo tiene como máximo {most, number} funciones. Elimine una primero.',
  toolKeyWrong: 'Use letras, cifras y _, empezando por una letra.',
  toolKeyTwice: 'Este nombre ya existe.',
  toolNeedsChoices: 'Indique al menos una opción.',
  toolAddressWrong: 'Escriba una dirección que empiece por https:// y no tenga parámetros en el host.',
  toolQueryInRows: 'Lo que sigue al ? va en las filas de abajo.',
  toolPathNeedsValue: 'El parámetro {name} forma parte de la dirección, así que debe ser obligatorio.',
  toolSlotUnknown: 'No hay ningún parámetro {name}. Añádalo o quítelo de aquí.',
  toolHeaderWrong: 'Este no puede ser el nombre de una cabecera propia.',
  toolHeaderOneLine: 'Una cabecera es una línea de caracteres usuales.',
  toolBodyWrong: 'Esto no es JSON. Un parámetro representa un valor, sin comillas.',
  toolCredentialGone: 'Esta credencial se eliminó. Elija otra.',
  toolHostNotListed: 'Esta credencial no se puede enviar a {host}. Añádale el host o elija otra.',
  credentialHostWrong: 'Escriba un host como api.example.com.',
  credentialSecretWrong: 'Una clave es una línea de caracteres usuales.',
  credentialFieldWrong: 'Esto no se puede enviar como nombre.',
  credentialNeedsSecret: 'Escriba de nuevo la clave: se enviaría a otro lugar o de otra manera.',
  credentialInUse: 'La función {name} usa esta credencial. Elija antes otra allí.',
  tooManyCredentials:
    'Un espacio de trabajo tiene como máximo {most, number} credenciales. Elimine una primero.',
  credentialsAreOff: 'Esta instalación no guarda credenciales.',
}

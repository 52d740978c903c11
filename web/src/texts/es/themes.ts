import type { texts as english } from '../en/themes.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  usage: 'Uso del color',
  usage_plain: 'Sobrio',
  usage_colorful: 'Colorido',
  usage_gradient: 'Degradado',
  usageHint_plain: 'En la pantalla inicial, los botones y los mensajes del visitante.',
  usageHint_colorful: 'También en la cabecera de la conversación, los mensajes del agente y el texto.',
  usageHint_gradient: 'Como degradado en la cabecera, los botones y los mensajes del visitante.',
  shadesHint:
    'Diez tonos, del más claro al más oscuro, generados a partir del color de acento. Puedes cambiar cada uno.',
  standardTheme: 'Volver al tema estándar',
  contrastGood: 'Todo se lee bien.',
  contrastOf: '{what}: contraste de {ratio} a 1, debe ser de {min} a 1',
  pair_message: 'Texto de los mensajes del agente',
  pair_small: 'Texto pequeño',
  pair_link: 'Enlaces',
  pair_accent: 'Color de acento sobre el fondo',
  pair_gradient: 'Texto al final del degradado',
  in_light: '(claro)',
  in_dark: '(oscuro)',
  correctContrast: 'Corregir el contraste',
  savedThemes: 'Temas del espacio de trabajo',
  savedThemesHint: 'Todos los miembros pueden usarlos con cualquier agente.',
  noThemes: 'Aún no hay temas. Guarda los colores actuales para reutilizarlos.',
  saveTheme: 'Guardar tema',
  themeName: 'Nombre',
  nameMissing: 'Ponle un nombre al tema',
  nameReplaces: 'Ese nombre ya existe: se reemplazará ese tema.',
  themeSaved: 'Tema guardado.',
  deleteTheme: 'Eliminar tema',
  deleteNamed: 'Eliminar el tema {name}',
  deleteThemeText:
    '«{name}» desaparece para todos los miembros. Los agentes que lo usan conservan sus colores.',
  themeDeleted: 'Tema eliminado.',
  themesNotLoaded: 'No se han podido cargar los temas',
} satisfies Translation<typeof english>

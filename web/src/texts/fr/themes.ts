import type { texts as english } from '../en/themes.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  usage: 'Usage de la couleur',
  usage_plain: 'Sobre',
  usage_colorful: 'Coloré',
  usage_gradient: 'Dégradé',
  usageHint_plain: 'Sur l’écran d’accueil, les boutons et les messages du visiteur.',
  usageHint_colorful: 'Aussi dans l’en-tête de la conversation, les messages de l’agent et le texte.',
  usageHint_gradient: 'En dégradé sur l’en-tête, les boutons et les messages du visiteur.',
  shadesHint:
    'Dix nuances, de la plus claire à la plus foncée, tirées de la couleur d’accent. Chacune peut être modifiée.',
  standardTheme: 'Revenir au thème standard',
  contrastGood: 'Tout se lit bien.',
  contrastOf: '{what} : contraste de {ratio} pour 1, il en faut {min} pour 1',
  pair_message: 'Texte des messages de l’agent',
  pair_small: 'Petit texte',
  pair_link: 'Liens',
  pair_accent: 'Couleur d’accent sur le fond',
  pair_gradient: 'Texte au bout du dégradé',
  in_light: '(clair)',
  in_dark: '(sombre)',
  correctContrast: 'Corriger le contraste',
  savedThemes: 'Thèmes de l’espace de travail',
  savedThemesHint: 'Tous les membres peuvent les utiliser pour n’importe quel agent.',
  noThemes: 'Aucun thème pour l’instant. Enregistrez les couleurs actuelles pour les réutiliser.',
  saveTheme: 'Enregistrer le thème',
  themeName: 'Nom',
  nameMissing: 'Donnez un nom au thème',
  nameReplaces: 'Ce nom existe déjà : le thème correspondant sera remplacé.',
  themeSaved: 'Thème enregistré.',
  deleteTheme: 'Supprimer le thème',
  deleteNamed: 'Supprimer le thème {name}',
  deleteThemeText:
    '« {name} » disparaît pour tous les membres. Les agents qui l’utilisent gardent leurs couleurs.',
  themeDeleted: 'Thème supprimé.',
  themesNotLoaded: 'Les thèmes n’ont pas pu être chargés',
} satisfies Translation<typeof english>

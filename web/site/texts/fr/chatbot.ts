import type { texts as english } from '../en/chatbot.ts'
import type { Translation } from '../../../src/texts/Translation.ts'

export const texts = {
  title: 'Un chatbot qui cite sa source',
  description: 'Un chatbot pour votre site qui répond d’après vos documents et montre le passage.',
  lead: 'Il répond avec les mots de vos documents, montre le passage et le dit quand il ne sait pas.',
  features: 'Fait pour de vrais sites',
  light: 'Léger sur votre page',
  lightText: 'Le script pèse environ un kilo-octet. Le chat lui-même se charge quand un visiteur l’ouvre.',
  design: 'À votre image',
  designText:
    'Couleurs, polices, position, textes et votre propre CSS, avec un aperçu en direct du vrai widget.',
  languages: 'Huit langues',
  languagesText:
    'Anglais, allemand, français, espagnol, italien, portugais, néerlandais et arabe, aussi de droite à gauche.',
  flow: 'Des conversations avec un plan',
  flowText:
    'Dessinez un parcours d’étapes et de conditions, ou écrivez un seul prompt. Les champs recueillis deviennent des prospects.',
  learns: 'Il apprend ce qui lui manque',
  learnsText:
    'Les questions sans réponse sont rassemblées. Vous écrivez la réponse une fois, et elle est donnée désormais.',
  tested: 'Testé avant d’être publié',
  testedText: 'Les tests enregistrés tournent avant la publication et nomment les réponses qui ont changé.',
  files: 'Quels fichiers peut-il lire ?',
  filesText:
    'PDF, Word, PowerPoint, Excel, CSV, Markdown, HTML et texte brut, ainsi que les pages d’un site.',
  unknown: 'Que dit-il quand il ne sait pas ?',
  unknownText:
    'Ce que vous choisissez : il dit qu’il ne sait pas, demande une adresse e-mail ou appelle un collègue.',
  watch: 'Puis-je suivre les conversations ?',
  watchText:
    'Oui. Elles apparaissent dans la boîte de réception en direct, et vous pouvez prendre la main à tout moment.',
  closing: 'Mettez-le sur votre site',
  closingText: 'Une ligne de HTML. Cela prend quelques minutes.',
} satisfies Translation<typeof english>

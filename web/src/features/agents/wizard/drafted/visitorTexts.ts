/** The texts for visitors of a new agent in one language. `{name}`: the company, `{page}`: a page of its site. */
interface VisitorTexts {
  /** The first message, for companies that address visitors formally and for others. */
  formal: string
  informal: string
  offer: string
  reach: string
  person: string
  /** Questions of saved tests. */
  does: string
  tell: string
}

/** Visitors read these, so they are in the website's language, whatever the owner's is. */
export const visitorTexts: Record<string, VisitorTexts> & { en: VisitorTexts } = {
  en: {
    formal: 'Welcome to {name}. How may I help you?',
    informal: 'Hi! I can answer your questions about {name}. What would you like to know?',
    offer: 'What do you offer?',
    reach: 'How can I reach you?',
    person: 'Talk to a person',
    does: 'What does {name} do?',
    tell: 'What should I know about “{page}”?',
  },
  de: {
    formal: 'Willkommen bei {name}. Wie kann ich Ihnen helfen?',
    informal: 'Hallo! Ich beantworte dir Fragen zu {name}. Was möchtest du wissen?',
    offer: 'Was bieten Sie an?',
    reach: 'Wie erreiche ich Sie?',
    person: 'Mit einem Menschen sprechen',
    does: 'Was macht {name}?',
    tell: 'Was muss ich über „{page}“ wissen?',
  },
  fr: {
    formal: 'Bienvenue chez {name}. Comment puis-je vous aider ?',
    informal: 'Bonjour ! Je réponds à tes questions sur {name}. Que veux-tu savoir ?',
    offer: 'Que proposez-vous ?',
    reach: 'Comment vous joindre ?',
    person: 'Parler à une personne',
    does: 'Que fait {name} ?',
    tell: 'Que dois-je savoir sur « {page} » ?',
  },
  es: {
    formal: 'Le damos la bienvenida a {name}. ¿En qué puedo ayudarle?',
    informal: '¡Hola! Respondo a tus preguntas sobre {name}. ¿Qué te gustaría saber?',
    offer: '¿Qué ofrecen?',
    reach: '¿Cómo puedo contactarles?',
    person: 'Hablar con una persona',
    does: '¿Qué hace {name}?',
    tell: '¿Qué debo saber sobre «{page}»?',
  },
  it: {
    formal: 'Benvenuto da {name}. Come posso aiutarLa?',
    informal: 'Ciao! Rispondo alle tue domande su {name}. Che cosa vuoi sapere?',
    offer: 'Che cosa offrite?',
    reach: 'Come posso contattarvi?',
    person: 'Parlare con una persona',
    does: 'Di che cosa si occupa {name}?',
    tell: 'Che cosa devo sapere su «{page}»?',
  },
  pt: {
    formal: 'Boas-vindas à {name}. Como posso ajudar?',
    informal: 'Olá! Respondo às suas perguntas sobre {name}. O que você quer saber?',
    offer: 'O que vocês oferecem?',
    reach: 'Como entro em contato?',
    person: 'Falar com uma pessoa',
    does: 'O que {name} faz?',
    tell: 'O que devo saber sobre “{page}”?',
  },
  nl: {
    formal: 'Welkom bij {name}. Waarmee kan ik u helpen?',
    informal: 'Hoi! Ik beantwoord je vragen over {name}. Wat wil je weten?',
    offer: 'Wat bieden jullie aan?',
    reach: 'Hoe kan ik jullie bereiken?',
    person: 'Een medewerker spreken',
    does: 'Wat doet {name}?',
    tell: 'Wat moet ik weten over “{page}”?',
  },
  ar: {
    formal: 'مرحبًا بكم في {name}. كيف يمكنني مساعدتكم؟',
    informal: 'أهلًا! أجيب عن أسئلتك حول {name}. ماذا تريد أن تعرف؟',
    offer: 'ماذا تقدّمون؟',
    reach: 'كيف أتواصل معكم؟',
    person: 'التحدث إلى شخص',
    does: 'ماذا تعمل {name}؟',
    tell: 'ماذا يجب أن أعرف عن «{page}»؟',
  },
  ru: {
    formal: 'Добро пожаловать в {name}. Чем я могу вам помочь?',
    informal: 'Привет! Я отвечу на вопросы о {name}. Что хочешь узнать?',
    offer: 'Что вы предлагаете?',
    reach: 'Как с вами связаться?',
    person: 'Поговорить с человеком',
    does: 'Чем занимается {name}?',
    tell: 'Что нужно знать о «{page}»?',
  },
  uk: {
    formal: 'Вітаємо в {name}. Чим я можу вам допомогти?',
    informal: 'Привіт! Я відповім на запитання про {name}. Що хочеш дізнатися?',
    offer: 'Що ви пропонуєте?',
    reach: 'Як з вами зв’язатися?',
    person: 'Поговорити з людиною',
    does: 'Чим займається {name}?',
    tell: 'Що треба знати про «{page}»?',
  },
  pl: {
    formal: 'Witamy w {name}. W czym mogę Państwu pomóc?',
    informal: 'Cześć! Odpowiem na pytania o {name}. Co chcesz wiedzieć?',
    offer: 'Co oferujecie?',
    reach: 'Jak się z wami skontaktować?',
    person: 'Porozmawiać z człowiekiem',
    does: 'Czym zajmuje się {name}?',
    tell: 'Co trzeba wiedzieć o „{page}”?',
  },
  he: {
    formal: 'ברוכים הבאים אל {name}. איך אפשר לעזור לכם?',
    informal: 'היי! אפשר לשאול אותי כל שאלה על {name}. מה תרצו לדעת?',
    offer: 'מה אתם מציעים?',
    reach: 'איך אפשר ליצור איתכם קשר?',
    person: 'לדבר עם נציג',
    does: 'במה עוסקת {name}?',
    tell: 'מה כדאי לדעת על „{page}”?',
  },
}

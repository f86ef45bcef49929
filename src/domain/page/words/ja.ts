import type { AnswerWords, MailWords, PageWords, TemplateWords } from './page-words.ts';

export const ja: PageWords = {
  email: 'メールアドレス',
  honeypot: '空欄のままにしてください',
  required: '必須',
  optional: '任意',
  report: 'このページを報告する',
  sections: 'セクション',
  noCharge: '現時点で料金は発生しません。準備ができたらメールでお知らせします。',
  retention: 'ご回答は最長24か月保管し、その後消去します。ご連絡いただければすぐに消去します。',
  mailedRetention:
    'アドレス確認のためのメールを1通お送りします。ご回答は最長24か月保管し、その後消去します。どのメールにも、すぐに消去できるリンクがあります。',
  mailedRetentionOfTwo:
    'アドレス確認のためのメールを1通、確認後にもう1通お送りします。ご回答は最長24か月保管し、その後消去します。どのメールにも、すぐに消去できるリンクがあります。',
  problems: 'まだ完了していません',
  consent: (title) => `${title}についてのメールを受け取ります。いつでも解除できます。`,
  button: { 'sign-up': '登録する', 'fake-door': '選ぶ', 'pre-order': '予約する' },
  survey: 'アンケートに答える',
};

export const jaAnswers: AnswerWords = {
  back: 'ページに戻る',
  place: (place) => `順番待ちの${place}番目です。`,
  invite: '興味をお持ちになりそうな方に、このリンクをご紹介ください：',
  door: {
    heading: (name) => `${name}で続けますか？`,
    price: (price) => `価格：${price}`,
    noCharge: '料金はかかりません。',
    button: '続ける',
  },
  thanks: 'ありがとうございます',
  confirmed: 'メールアドレスを確認しました',
  sent: {
    'sign-up': 'リストに登録しました。メールでお知らせします。',
    'fake-door':
      'まだご用意できていません。クリックしていただき、ありがとうございます。必要とされていることが分かりました。',
    'pre-order': '料金はかかっていません。準備ができたらメールでお知らせします。',
  },
  confirms: {
    'sign-up': 'お送りするメールで、アドレスがご本人のものであることを確認してください。確認後、リストに登録されます。',
    'pre-order': '料金はかかっていません。お送りするメールで、アドレスがご本人のものであることを確認してください。',
  },
  reportAsked:
    '人をだます、パスワードやカード番号を求める、法律に反するといった場合は報告してください。確認いたします。',
  reported: 'このページを確認いたします。',
  tooMany: {
    heading: '少しお待ちください',
    text: 'お使いの接続からの送信が多すぎます。前の画面に戻り、後でもう一度お試しください。入力した内容は残っています。',
  },
  full: {
    heading: '送信できませんでした',
    text: 'このページではこれ以上受け付けられません。送信された内容は保存していません。',
  },
  wrong: {
    noConsent: 'メールをお送りできるよう、チェックを入れてください。',
    noAnswer: (question) => `「${question}」にお答えください。`,
    longAnswer: (question, most) => `「${question}」には${most}文字以内でお答えください。`,
    stale: 'ページを開いてから時間がたちすぎました。もう一度送信してください。',
    changed: 'ページが開いた後に変更されました。もう一度送信してください。',
    quick: '送信が早すぎたようです。もう一度送信してください。',
    quickDoor: '押すのが早すぎたようです。もう一度押してください。',
    sent: 'このフォームは送信済みです。別の内容を送るには、もう一度送信してください。',
    noMail: 'このアドレスにはメールを送れません。@の後を確認してください。',
    address: {
      missing: 'メールアドレスを入力してください。',
      brackets: '< と > を除き、name@example.org のようにアドレスだけを入力してください。',
      separator: 'アドレスを1つだけ、末尾に記号を付けずに入力してください。',
      comment: 'かっこを除き、name@example.org のようにアドレスだけを入力してください。',
      domain: 'アドレス全体を入力してください。@の後には example.org のようにドットが入ります。',
      malformed: 'name@example.org のようなアドレスを入力してください。',
    },
  },
};

export const jaMails: MailWords = {
  confirm: {
    subject: (title) => `「${title}」のメールアドレスを確認してください`,
    entered: {
      page: (title) => `ページ「${title}」でこのアドレスが入力されました：`,
      survey: (title) => `アンケート「${title}」でこのアドレスが入力されました：`,
    },
    ifYou: 'ご本人の場合は、こちらで確認してください：',
    button: 'メールアドレスを確認する',
    ifNot: '心当たりがない場合や、お気持ちが変わった場合は、',
    erase: 'アドレスと、あわせて送信された内容をすべて消去できます',
  },
  first: {
    subject: (title) => `${title}へようこそ`,
    why: (title) => `ページ「${title}」に登録されたため、このメールをお送りしています：`,
    remove: 'アドレスと送信した内容をすべて消去する',
  },
  buttonFails: 'ボタンが使えない場合は、このリンクを開いてください：',
  space: '',
  colon: '：',
  stop: '。',
  pages: {
    confirm: {
      asked: {
        heading: 'メールアドレスを確認してください',
        text: 'Groundworkで作られたページで、あなたのアドレスが入力されました。ご本人の場合は確認してください。',
        button: '確認する',
      },
      done: {
        heading: 'ありがとうございます',
        text: 'リンクが有効だった場合、メールアドレスは確認されました。このページは閉じてかまいません。',
      },
    },
    remove: {
      asked: {
        heading: '登録を消去する',
        text: 'アドレスと、あわせて送信した内容をすべて消去します。元に戻すことはできません。',
        button: 'すべて消去する',
      },
      done: {
        heading: '消去しました',
        text: 'リンクが有効だった場合、アドレスと、あわせて送信した内容はすべて消去されました。このページは閉じてかまいません。',
      },
    },
  },
};

export const jaTemplate: TemplateWords = {
  early: '先行利用に申し込む',
  toPrices: '料金を見る',
  problem: '課題',
  features: 'しくみ',
  faq: 'よくある質問',
  pricing: '料金',
  consent: 'この件についてのメールを受け取ります。いつでも解除できます。',
  thanks: 'お試しいただけるようになりましたら、ご連絡します。',
};

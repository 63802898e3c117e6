const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Whole passwords in lower case that head every published list of leaked ones and are long enough for our rules. */
export const COMMON_PASSWORDS = words(`
  password1 password12 password123 password1234 password01 password2 password11 passw0rd passw0rd1 p@ssw0rd p@ssword1
  p@ssword123 p@$$w0rd pa55word pa55w0rd password! password1! password123! passwort1 motdepasse1 qwerty123 qwerty12
  qwerty1234 qwertyui1 qwertyuiop1 qwerty123! 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1zaq1 q1w2e3r4
  q1w2e3r4t5 qazwsx123 qazwsxedc1 asdf1234 asdfghjkl1 asdasd123 zxcvbnm1 zxcvbn123 abcd1234 abc12345 abcdef123 abc123456
  a1b2c3d4 a123456789 aa123456 aa12345678 admin123 admin1234 administrator1 root1234 toor1234 welcome1 welcome12
  welcome123 welcome2024 welcome2025 welcome2026 letmein1 letmein123 iloveyou1 iloveyou2 iloveyou123 sunshine1 princess1
  football1 baseball1 superman1 batman123 spiderman1 dragon123 monkey123 michael1 jennifer1 jessica1 charlie1 charlie123
  liverpool1 chelsea1 arsenal1 arsenal123 everton1 rangers1 celtic1888 manutd123 manchester1 england1 england66
  chocolate1 butterfly1 starwars1 computer1 internet1 whatever1 trustno1 freedom1 changeme1 changeme123 default1
  secret123 test1234 testtest1 temp1234 guest123 master123 shadow123 login123 access123 hello123 hello1234 summer2024
  summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 spring2026 autumn2025 autumn2026 january2026
  november2026 monday123 friday123 london123 london2012 pokemon1 minecraft1 facebook1 google123 samsung1 samsung123
  iphone123 apple1234 microsoft1 windows10 windows11 blink182 ncc1701d rainbow1 cheese123 biscuit1 ashley123 daniel123
  thomas123 george123 jordan23 michelle1 victoria1 nicholas1 alexander1 elizabeth1 stephanie1 precious1 angel123
  babygirl1 flower123 purple123 orange123 banana123 pepper123 ginger123 cookie123 bailey123 tigger123 buster123
`);

/** Words to which people only add digits and signs: `Password2026!` is no better than `password`. */
export const COMMON_STEMS = words(`
  password passwort passw pass pwd qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde
  abcdef admin administrator root user guest login welcome letmein changeme default secret test testing temp hello
  iloveyou sunshine princess football cricket liverpool chelsea arsenal everton manchester london england dragon monkey
  superman batman master shadow access summer winter spring autumn january february march april may june july august
  september october november december monday tuesday wednesday thursday friday saturday sunday
  hobwright washingmachine dishwasher kettle
`);

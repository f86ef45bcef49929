/** Who has read what. */
export interface NewsTables {
  read_articles: {
    workspace_id: string;
    account_id: string;
    /** The article's id in the content API. */
    article_id: string;
    /** The first time. */
    read_at: Date;
  };
}

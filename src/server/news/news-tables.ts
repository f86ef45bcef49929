/** Who has read what. */
export interface NewsTables {
  read_articles: {
    workspace_id: string;
    account_id: string;
    /** As the content API gives it. */
    article_id: string;
    /** The first time. */
    read_at: Date;
  };
}
